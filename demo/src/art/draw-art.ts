import { createCanvas, svgDocument } from '@enlace/api/seeding';

import { drawPortrait } from './draw-portrait';

/** Width and height of a portrait in pixels. */
const portraitSize = 240;

/** The picture of a person; it depends only on the slug. */
export function drawPortraitOf(slug: string): string {
  const canvas = createCanvas(portraitSize, portraitSize, `people/${slug}`);
  return svgDocument(canvas, drawPortrait(canvas));
}
