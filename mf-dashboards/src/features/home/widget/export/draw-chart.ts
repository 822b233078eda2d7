import { drawBars } from './draw-bars';
import { drawColumns } from './draw-columns';
import { type DrawnPart, margin, type Picture, pictureWidth } from './picture';
import { drawBox, drawText, escapeText, inks, patterns, type TextLook } from './svg-parts';
import { widthOf, wrapText } from './wrap-text';

export interface DrawnChart {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A chart as one SVG that needs nothing else: own colours, and fonts of any system. Long words are wrapped. */
export function drawChart(picture: Picture): DrawnChart {
  const { lang, title, lines, source, isTime } = picture;
  const look = { size: 15, fill: inks.soft };
  const head = drawParagraphs([title], 14, { size: 24, weight: 600, fill: inks.ink });
  const facts = drawParagraphs(lines, 14 + head.height, look);
  const bodyTop = 14 + head.height + facts.height + 12;
  const body = isTime ? drawColumns(picture, bodyTop) : drawBars(picture, bodyTop);
  const legend = drawLegend(picture, bodyTop + body.height + 12);
  const foot = drawParagraphs([source], bodyTop + body.height + 12 + legend.height, { size: 13, fill: inks.soft });
  const height = Math.ceil(bodyTop + body.height + 12 + legend.height + foot.height + 16);
  const parts = [head, facts, body, legend, foot].flatMap((part) => part.parts).join('');
  const label = escapeText(title);
  const ground = `<rect width="${pictureWidth}" height="${height}" fill="#ffffff"/><defs>${patterns}</defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" lang="${lang}" width="${pictureWidth}" height="${height}" viewBox="0 0 ${pictureWidth} ${height}" role="img" aria-label="${label}" font-family="system-ui, sans-serif"><title>${label}</title>${ground}${parts}</svg>`;
  return { svg, width: pictureWidth, height };
}

function drawParagraphs(paragraphs: readonly string[], top: number, look: TextLook): DrawnPart {
  const lineHeight = Math.ceil(look.size * 1.45);
  const lines = paragraphs.flatMap((words) => wrapText(words, look.size, pictureWidth - 2 * margin));
  return {
    parts: lines.map((words, index) => drawText(margin, top + (index + 0.8) * lineHeight, words, look)),
    height: lines.length * lineHeight,
  };
}

function drawLegend({ legend }: Picture, top: number): DrawnPart {
  let x = margin;
  const parts = legend.flatMap(({ sign, words }) => {
    const startX = x;
    x += 24 + widthOf(words, 13) + 24;
    return [
      sign === 'before'
        ? `<path d="M${startX} ${top + 8}h16" stroke="${inks.ink}" stroke-width="2" stroke-dasharray="4 3"/>`
        : drawBox({ x: startX, y: top + 3, width: 16, height: 10 }, sign),
      drawText(startX + 24, top + 13, words, { size: 13, fill: inks.soft }),
    ];
  });
  return { parts, height: legend.length === 0 ? 0 : 24 };
}
