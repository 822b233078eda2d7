import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';

import type { UploadedFile } from '../http/uploaded-file';

/** Pictures are encoded again, always as WebP and in a kind that older programs can read. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

/** The kind in which a picture is stored, by the type of its content. GIF becomes PNG, AVIF becomes JPEG. */
const images: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'png',
  'image/avif': 'jpeg',
};

/** Accepted documents by their extension. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The kind of a picture, by its content; null for other files. SVG is refused, because it can contain scripts. */
export async function imageKindOf(file: UploadedFile): Promise<ImageKind | null> {
  const fileType = await fileTypeFromFile(file.path);
  return images[fileType?.mime ?? ''] ?? null;
}

/** Extension of a document, by its content. Plain text has no signature, so its name decides as well. */
export async function documentKindOf(file: UploadedFile): Promise<string | null> {
  const fileType = await fileTypeFromFile(file.path);
  if (fileType !== undefined)
    return ['pdf', 'docx', 'xlsx', 'odt'].find((extension) => extension === fileType.ext) ?? null;
  const namedExtension = extname(file.name).slice(1).toLowerCase();
  return (namedExtension === 'csv' || namedExtension === 'txt') && (await isText(file.path)) ? namedExtension : null;
}

/** Whether the first 64 KiB of a file are text. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    // The last character can be incomplete, by at most three bytes.
    const whole = [0, 1, 2, 3].some((less) => isUtf8(start.subarray(0, Math.max(0, start.length - less))));
    return bytesRead > 0 && whole && !start.includes(0);
  } finally {
    await file.close();
  }
}
