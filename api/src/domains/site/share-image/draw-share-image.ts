import type { RecordArtKind } from '../art/art-kinds';
import { drawRecordArt } from '../art/draw-record-art';
import { type Face, fitText, lineHeight, readFace, textPaths, widthOf } from './glyphs/face';
import { figtree } from './glyphs/figtree';
import { piazzolla } from './glyphs/piazzolla';

export interface ShareCard {
  /** Kind of the drawn picture. */
  readonly art: RecordArtKind;
  readonly slug: string;
  /** A word above the title. */
  readonly label: string;
  readonly title: string;
  /** Time, place or company; empty for none. */
  readonly note: string;
  readonly productName: string;
}

const [width, height] = [1200, 630];
const paper = '#fbf5ea';
const ink = '#2b1232';
const softInk = '#69546d';
const line = '#e6d9c5';
const accent = '#8f2d1b';
const [guava, teal] = ['#e2593a', '#15807c'];

/** Left edge of the texts in pixels. */
const textLeft = 72;
const door = { x: 790, y: 60, width: 350, radius: 175 };

let faces: { readonly display: Face; readonly text: Face } | null = null;

/** The card of a record or a list for social networks: its title in large letters beside a door that shows its drawn picture. */
export function drawShareImage(card: ShareCard): string {
  faces ??= { display: readFace(piazzolla), text: readFace(figtree) };
  const { display, text } = faces;
  const measure = door.x - textLeft - 48;
  const title = fitText(display, card.title, { width: measure, sizes: [104, 92, 80, 70, 62, 54, 48], height: 300 });
  const [note = ''] = fitText(text, card.note, { width: measure, sizes: [30], height: 40 }).lines;
  const top = 150 + title.size * 0.86;
  const step = title.size * lineHeight;
  const below = top + (title.lines.length - 1) * step + 62;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    picture(card),
    textPaths(text, card.label, textLeft, 106, 30, accent),
    ...title.lines.map((line, index) => textPaths(display, line, textLeft, top + index * step, title.size, ink)),
    textPaths(text, note, textLeft, below, 30, softInk),
    sign(text, card.productName),
    '</svg>',
  ].join('');
}

/** The drawn picture in the shape of a door. */
function picture({ art, slug }: ShareCard): string {
  const inner = drawRecordArt(art, slug)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const { x, y, width: wide, radius } = door;
  const tall = height - y;
  const arch = `M${x} ${height}V${y + radius}a${radius} ${radius} 0 0 1 ${wide} 0V${height}Z`;
  const scale = tall / 630;
  const shift = x - (1200 * scale - wide) / 2;
  return `<clipPath id="door"><path d="${arch}"/></clipPath><g clip-path="url(#door)"><g transform="translate(${shift} ${y}) scale(${scale})">${inner}</g></g><path d="${arch}" fill="none" stroke="${line}" stroke-width="3"/>`;
}

/** The product's rings and name at the bottom. */
function sign(face: Face, productName: string): string {
  const y = 566;
  const rings = `<g fill="none" stroke-width="6" stroke-linecap="round" transform="translate(${textLeft} ${y - 24})"><circle cx="29" cy="16" r="11" stroke="${teal}"/><circle cx="15" cy="16" r="11" stroke="${guava}"/><path d="M22 24.5a11 11 0 0 1-3.3-4.7" stroke="${teal}" stroke-linecap="butt"/></g>`;
  const size = widthOf(face, productName, 30) > 560 ? 22 : 30;
  return rings + textPaths(face, productName, textLeft + 60, y + 2, size, ink);
}
