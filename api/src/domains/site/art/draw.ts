import { type Canvas, createCanvas, svgDocument } from './canvas';
import type { ArtKind } from './art-kinds';
import { drawBunting } from './draw-bunting';
import { drawEmblem } from './draw-emblem';
import { drawLandscape } from './draw-landscape';
import { drawPortrait } from './draw-portrait';
import { drawTiles } from './draw-tiles';
import { drawWeaving } from './draw-weaving';

const drawings: Readonly<Record<ArtKind, (canvas: Canvas) => string[]>> = {
  chapters: drawWeaving,
  events: drawBunting,
  companies: drawEmblem,
  courses: drawTiles,
  jobs: drawLandscape,
  news: drawLandscape,
  people: drawPortrait,
};

/** The picture of a record: always the same for the same kind and slug. */
export function draw(kind: ArtKind, slug: string): string {
  const isPortrait = kind === 'people';
  const canvas = createCanvas(isPortrait ? 240 : 1200, isPortrait ? 240 : 630, `${kind}/${slug}`);
  return svgDocument(canvas, drawings[kind](canvas));
}
