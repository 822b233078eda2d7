import type { Measure } from './cut-text';

/** The fonts of titles and descriptions in search engines. */
export const searchFont = 'Arial, Helvetica, sans-serif';

let context: CanvasRenderingContext2D | null | undefined;

/** Measures texts in one font size. Without a canvas it estimates half of the font size for each letter. */
export function measureIn(pixels: number): Measure {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  return (text) => {
    if (context === null || context === undefined) return text.length * pixels * 0.5;
    context.font = `${pixels}px ${searchFont}`;
    return context.measureText(text).width;
  };
}
