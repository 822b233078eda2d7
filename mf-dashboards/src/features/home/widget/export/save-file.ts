import { saveText } from '@enlace/shared-admin';
import { AppError } from '@enlace/shared-contract/errors';

import type { DrawnChart } from './draw-chart';

/** Saves a table that the API has made. */
export function saveCsvFile(text: string, name: string): void {
  // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
  saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, `${name}.csv`);
}

/** Browsers draw no longer side, in pixels. */
const mostPixels = 16_000;

/** Saves a picture; as PNG in twice its size, for sharp print. A very long one is smaller. */
export async function saveImageFile(chart: DrawnChart, name: string, kind: 'svg' | 'png'): Promise<void> {
  const vector = new Blob([chart.svg], { type: 'image/svg+xml' });
  saveBlob(kind === 'svg' ? vector : await toPng(chart), `${name}.${kind}`);
}

async function toPng({ svg, width, height }: DrawnChart): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.min(2, mostPixels / height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new AppError('INTERNAL');
  return picture;
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
