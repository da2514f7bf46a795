// The layouts of the page by the size of the window. In CSS they are written `@media (--desk)`, see
// `tools/layouts.js`; in code `new MediaQuery(LAYOUTS.desk)`.

export const LAYOUTS = {
  /** A phone held upright. */
  phone: "width < 600px",
  /** A phone on its side, or a larger screen at twice its size. */
  "phone-landscape": "(600px <= width < 1100px) and (height < 500px)",
  /** A tablet on its side; upright it has the layout of a phone, with more room. */
  tablet: "(800px <= width < 1100px) and (500px <= height < 900px)",
  /** Room for everything side by side. */
  desk: "width >= 1100px",
  /** Everything but a desk. */
  compact: "width < 1100px",
  /** Too narrow for two columns of text. */
  "one-column": "width < 860px",
  /** A desk with room to spare. */
  "wide-desk": "width >= 1400px",
} as const;
