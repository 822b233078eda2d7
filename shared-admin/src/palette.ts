export { createPalette } from './palette/create-palette';
