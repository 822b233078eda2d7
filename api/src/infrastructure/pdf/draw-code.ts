import type { PdfDocument } from 'pdfkit';

import { darkRunsOf } from '../qr/dark-runs';

/** Draws a QR code into a square; `leftEdge` and `topEdge` are its upper left corner. */
export function drawCode(doc: PdfDocument, code: string, leftEdge: number, topEdge: number, side: number): void {
  const { size, runs } = darkRunsOf(code);
  const step = side / size;
  for (const { x, y, length } of runs) doc.rect(leftEdge + x * step, topEdge + y * step, length * step, step);
  doc.fill('#000');
}
