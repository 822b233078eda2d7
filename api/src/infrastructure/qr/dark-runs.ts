import QrCode from 'qrcode';

/** Dark squares of a QR code that follow each other in a row; all in squares. */
export interface DarkRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** A QR code as few rectangles that stay sharp at any size. `size` is the number of squares of its side. */
export function darkRunsOf(text: string): { readonly size: number; readonly runs: readonly DarkRun[] } {
  const { modules } = QrCode.create(text, { errorCorrectionLevel: 'M' });
  const runs: DarkRun[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const x = column;
      while (column < modules.size && modules.get(y, column)) column += 1;
      if (column > x) runs.push({ x, y, length: column - x });
    }
  }
  return { size: modules.size, runs };
}
