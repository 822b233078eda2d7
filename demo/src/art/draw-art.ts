import { createCanvas, drawRecordArt, svgDocument } from '@enlace/api/seeding';

import type { ArtKind } from './art-kinds';
import { drawPortrait } from './draw-portrait';

/** Width and height of a portrait in pixels. */
const portraitSize = 240;

/** The picture of a record or a person; it depends only on kind and slug. */
export function drawArt(kind: ArtKind, slug: string): string {
  if (kind !== 'people') return drawRecordArt(kind, slug);
  const canvas = createCanvas(portraitSize, portraitSize, `${kind}/${slug}`);
  return svgDocument(canvas, drawPortrait(canvas));
}
