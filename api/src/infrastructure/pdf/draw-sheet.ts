import type { Locale } from '@enlace/shared-contract/text';
import type { Readable } from 'node:stream';
import * as z from 'zod';

import { createPdf, fonts, ink } from './create-pdf';

/** A printed sheet with facts and amounts, e.g. an invoice or a receipt. All texts are in its language. */
export const sheetSchema = z.object({
  title: z.string(),
  /** Name of the file, without its ending. */
  file: z.string(),
  /** Facts without a text are left out; the label can be empty. */
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  rows: z.array(z.object({ label: z.string(), amount: z.string(), isTotal: z.boolean() })),
  /** Below the amounts. */
  note: z.string(),
});

export type Sheet = z.infer<typeof sheetSchema>;

const [leftEdge, rightEdge, topEdge, bottomEdge] = [56, 539, 64, 740];

/** Draws a sheet as PDF, A4, on as many pages as it needs. */
export async function drawSheet(
  { title, facts, rows, note }: Sheet,
  { lang, productName }: { readonly lang: Locale; readonly productName: string },
): Promise<Readable> {
  const doc = await createPdf({ title, lang, productName, size: 'A4', margin: leftEdge });
  doc.addPage();
  doc.font(fonts.bold).fontSize(11).fillColor(ink.soft).text(productName, leftEdge, topEdge);
  doc
    .font(fonts.bold)
    .fontSize(22)
    .fillColor(ink.text)
    .text(title, leftEdge, topEdge + 22);
  doc.y += 8;
  for (const { label, text } of facts.filter((fact) => fact.text !== '')) {
    if (label !== '')
      doc
        .font(fonts.plain)
        .fontSize(10)
        .fillColor(ink.soft)
        .text(label, leftEdge, doc.y + 6);
    doc.font(fonts.bold).fontSize(11).fillColor(ink.text).text(text);
  }
  doc.y += 24;
  for (const { label, amount, isTotal } of rows) {
    if (doc.y > bottomEdge) {
      doc.addPage();
      doc.y = topEdge;
    }
    const y = doc.y + 6;
    doc.font(isTotal ? fonts.bold : fonts.plain).fontSize(11);
    doc.fillColor(ink.text).text(label, leftEdge, y, { width: 340 });
    const end = doc.y;
    doc.text(amount, leftEdge + 340, y, { width: rightEdge - leftEdge - 340, align: 'right' });
    doc.y = Math.max(end, doc.y) + 4;
    doc.moveTo(leftEdge, doc.y).lineTo(rightEdge, doc.y).lineWidth(0.5).stroke(ink.line);
  }
  if (note !== '')
    doc
      .font(fonts.plain)
      .fontSize(10)
      .fillColor(ink.soft)
      .text(note, leftEdge, doc.y + 24);
  doc.end();
  return doc;
}
