import type { Measure } from './cut-text';

/** The fonts search engines write titles and descriptions in. */
export const searchFont = 'Arial, Helvetica, sans-serif';

let context: CanvasRenderingContext2D | null | undefined;

/** Measures texts of one size. Where nothing can be drawn, about half a letter's height for each letter. */
export function measureIn(pixels: number): Measure {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  return (text) => {
    if (context === null || context === undefined) return text.length * pixels * 0.5;
    context.font = `${pixels}px ${searchFont}`;
    return context.measureText(text).width;
  };
}
