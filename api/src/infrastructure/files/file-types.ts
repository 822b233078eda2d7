import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';

import type { UploadedFile } from '../http/uploaded-file';

/** How pictures are written again: in WebP always, and in a kind that older programs read. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

/** By what a picture's bytes say it is. GIF and AVIF are kept as PNG and JPEG. */
const images: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'png',
  'image/avif': 'jpeg',
};

/** Documents by their extension; nothing else is kept. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The kind of a picture, by its content alone; null when it is none that we take. SVG is a program, not a picture. */
export async function imageKindOf(file: UploadedFile): Promise<ImageKind | null> {
  const found = await fileTypeFromFile(file.path);
  return images[found?.mime ?? ''] ?? null;
}

/** Extension of a document, by its content; of plain text, which has no mark, by its name as well. */
export async function documentKindOf(file: UploadedFile): Promise<string | null> {
  const found = await fileTypeFromFile(file.path);
  if (found !== undefined) return ['pdf', 'docx', 'xlsx'].find((extension) => extension === found.ext) ?? null;
  const named = extname(file.name).slice(1).toLowerCase();
  return (named === 'csv' || named === 'txt') && (await isText(file.path)) ? named : null;
}

/** Whether a file begins as text does. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    // A cut may fall inside a character; three bytes less never begin one that is not whole.
    const whole = [0, 1, 2, 3].some((less) => isUtf8(start.subarray(0, Math.max(0, start.length - less))));
    return bytesRead > 0 && whole && !start.includes(0);
  } finally {
    await file.close();
  }
}
