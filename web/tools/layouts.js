// A plugin for Vite: replaces the names of layouts in media queries, as in `@media (--desk)`.

/**
 * @param {string} css
 * @param {Readonly<Record<string, string>>} layouts the condition of each name
 */
export function withLayouts(css, layouts) {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name) => {
      const condition = layouts[name];
      if (!condition) throw new Error(`No layout is named "${name}". Add it to src/ui/layouts.ts.`);
      return `(${condition})`;
    }),
  );
}

/**
 * @param {Readonly<Record<string, string>>} layouts
 * @returns {import("vite").Plugin}
 */
export function namedLayouts(layouts) {
  return {
    name: "named-layouts",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)|lang\.css/, code: "(--" },
      handler: (code) => ({ code: withLayouts(code, layouts), map: null }),
    },
  };
}
