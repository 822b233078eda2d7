import { createCanvas, path, round } from './canvas';
import { paperShape } from './draw-bunting';

const [width, height] = [720, 84];
const inks = ['#e2593a', '#f2a93b', '#15807c', '#7c3f87', '#bd3a1f', '#f6bd5a'];

/** A garland of cut paper without a ground. Its ends meet, so that a page can repeat it. */
export function drawStrip(): string {
  const canvas = createCanvas(width, height, 'strip');
  const wide = width / inks.length;
  const sag = 9;
  const cord = path(`M0 3Q${width / 2} ${3 + sag * 2} ${width} 3`, 'none', ' stroke="#b08d57" stroke-width="2"');
  const papers = inks.map((ink, index) => {
    const at = (index + 0.5) / inks.length;
    const drop = 3 + 4 * sag * at * (1 - at);
    return `<use href="#p" fill="${ink}" transform="translate(${round(at * width)} ${round(drop)})"/>`;
  });
  const paper = paperShape(canvas, 'p', wide * 0.86, height - 18);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${paper}</defs>${cord}${papers.join('')}</svg>`;
}
