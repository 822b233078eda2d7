import { join } from 'node:path';

import sharp from 'sharp';

import { createCanvas, rect, svgDocument } from '../art/canvas';
import { drawBunting } from '../art/draw-bunting';
import { drawWeaving } from '../art/draw-weaving';

/** Writes the default social image. Run it after a change of the drawings: `npm run art -w @enlace/api`. */
const sky = createCanvas(1200, 630, 'social/feast-4');
const cloth = createCanvas(1200, 190, 'social/cloth-2');
const hem = `<g transform="translate(0 460)">${rect(0, 0, 1200, 170, cloth.colors.dark)}${drawWeaving(cloth).join('')}</g>`;
const file = join(import.meta.dirname, '../../../../../shell/public/og-default.png');
await sharp(Buffer.from(svgDocument(sky, [...drawBunting(sky), hem])))
  .png({ palette: true, colours: 64, compressionLevel: 9 })
  .toFile(file);
process.stdout.write(`${file}\n`);
