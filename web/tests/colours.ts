// Reads the colours of tokens.css and compares them as WCAG does.

export type Theme = "light" | "dark";
export type Colours = Map<string, Record<Theme, string>>;

export function tokens(css: string): Colours {
  const found = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  return new Map(
    [...found].map(([, name, light, dark]) => [
      name ?? "",
      { light: light ?? "", dark: dark ?? "" },
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(colours: Colours, theme: Theme, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back]
    .map((name) => {
      const colour = colours.get(name);
      if (!colour) throw new Error(`tokens.css has no colour --${name}.`);
      return luminance(colour[theme]);
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
