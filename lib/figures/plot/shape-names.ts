/** The release shapes that have a name, as pages write it, in the order of the glyphs in `components/shapes.svg`. */
export const shapeNames = [
  'Linear',
  'Cliff',
  'Exponential',
  'Cliff Exponential',
  'Timelock',
  'Unlock Linear',
  'Unlock Cliff',
  'Unlock in Steps',
  'Unlock Monthly',
  'Backweighted',
] as const;

export type ShapeName = (typeof shapeNames)[number];

/** Whether a text is the name of a shape. */
export const isShapeName = (text: string): text is ShapeName =>
  (shapeNames as readonly string[]).includes(text);

/** Returns the anchor of a shape on the page about shapes: `unlock-linear`. */
export const toShapeAnchor = (name: ShapeName): string => name.toLowerCase().replaceAll(' ', '-');

/** Returns the class of a shape's glyph, which `components/shapes.css` defines. Always use it next to the shape's name. */
export const shapeClass = (name: ShapeName): string => `shape shape-${toShapeAnchor(name)}`;
