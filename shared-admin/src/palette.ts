export { createPalette } from './palette/create-palette';
export type { PaletteSource } from './palette/palette-offer';
