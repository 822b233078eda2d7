import type { PdfDocument } from 'pdfkit';

import { fonts, ink } from '../../../infrastructure/pdf/create-pdf';
import { drawCode } from '../../../infrastructure/pdf/draw-code';
import { fitText, type TextBox } from '../../../infrastructure/pdf/fit-text';
import { mm } from './badge-layouts';
import type { Badge } from './find-badges';

const margin = 5 * mm;

/** Draws a badge into a box whose upper left corner is the origin; `width` and `height` are points. */
export function drawBadge(
  doc: PdfDocument,
  badge: Badge,
  title: string,
  [width, height]: readonly [number, number],
): void {
  const qrSide = Math.min(height * 0.4, 32 * mm);
  const textWidth = width - 2 * margin;
  // Sizes of letters follow the badge; 55 mm is the height of a business card.
  const scale = Math.min(height / (55 * mm), width / (90 * mm));
  const box = (font: string, largest: number, smallest: number, other: Partial<TextBox> = {}): TextBox => ({
    font,
    width: textWidth,
    mostLines: 1,
    largest: largest * scale,
    smallest: smallest * scale,
    ...other,
  });

  doc.rect(0, 0, width, 1.6 * mm * scale).fill(ink.accent);
  let top = margin * 0.85;
  const write = (text: string, place: TextBox, color: string, gap: number) => {
    if (text === '') return;
    const { lines, size } = fitText(doc, text, place);
    for (const line of lines) {
      doc.font(place.font).fontSize(size).fillColor(color).text(line, margin, top, { lineBreak: false });
      top += size * 1.12;
    }
    top += gap * scale;
  };
  write(title, box(fonts.bold, 9, 6.5), ink.soft, 3);
  write(badge.firstName, box(fonts.heavy, 27, 11, { mostLines: 2 }), ink.text, 0);
  write(badge.lastName, box(fonts.bold, 16, 9, { mostLines: 2 }), ink.text, 1);

  const besides = { width: textWidth - qrSide - 3 * mm };
  const role = fitText(doc, badge.role, box(fonts.bold, 11, 7, { ...besides, mostLines: 2 }));
  const roleHeight = role.lines.length * role.size * 1.15;
  const roleTop = height - margin - roleHeight;
  write(badge.pronouns, box(fonts.plain, 11, 7, besides), ink.soft, 0);
  role.lines.forEach((line, index) =>
    doc
      .font(fonts.bold)
      .fontSize(role.size)
      .fillColor(ink.accent)
      .text(line, margin, roleTop + index * role.size * 1.15, { lineBreak: false }),
  );
  drawCode(doc, badge.code, width - margin - qrSide, height - margin - qrSide, qrSide);
}

/** Lines around the box along which badges are cut. */
export function drawCutLines(doc: PdfDocument, [width, height]: readonly [number, number]): void {
  doc.rect(0, 0, width, height).lineWidth(0.4).stroke(ink.line);
}
