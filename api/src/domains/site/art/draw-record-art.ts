import { type Canvas, createCanvas, svgDocument } from './canvas';
import type { EventArtKind, RecordArtKind } from './art-kinds';
import { drawBunting } from './draw-bunting';
import { drawEmblem } from './draw-emblem';
import { drawCircle, drawHackathon, drawTalk, drawWorkshop } from './draw-event-art';
import { drawLandscape } from './draw-landscape';
import { drawTiles } from './draw-tiles';
import { drawWeaving } from './draw-weaving';

const drawings: Readonly<Record<RecordArtKind | EventArtKind, (canvas: Canvas) => string[]>> = {
  chapters: drawWeaving,
  events: drawBunting,
  companies: drawEmblem,
  courses: drawTiles,
  jobs: drawLandscape,
  news: drawLandscape,
  talks: drawTalk,
  workshops: drawWorkshop,
  circles: drawCircle,
  hackathons: drawHackathon,
};

/** The picture of a record; it depends only on kind and slug. */
export function drawRecordArt(kind: RecordArtKind | EventArtKind, slug: string): string {
  const canvas = createCanvas(1200, 630, `${kind}/${slug}`);
  return svgDocument(canvas, drawings[kind](canvas));
}
