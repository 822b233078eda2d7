import { AppError, type Locale } from '@enlace/shared-contract';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { ApiDeps } from '../deps';
import { type FieldText, fieldText } from '../errors/field-texts';
import type { UploadedFile } from '../http/uploaded-file';
import { fileKey } from './file-store';
import { documentKindOf, documentTypes, imageKindOf } from './file-types';
import { type EncodedImage, makeImages, mostMegapixels } from './make-image';
import { filesPath, findMedium, insertMedium, type Medium, type NewMedium } from './media.repository';

export interface UploadOptions {
  readonly kind: 'image' | 'document';
  /** Field of the form, to name it when the file is refused. */
  readonly field: string;
  readonly locale: Locale;
  /** What a picture shows, in words. */
  readonly alt?: string;
  /** Who sent it; null for a visitor. */
  readonly createdBy: number | null;
  /** Whether the media library shows it; not for what visitors attach to forms. */
  readonly isPublic?: boolean;
}

/**
 * Stores a file of a form and answers its medium. What it is, is decided by its content; a picture is encoded anew. The
 * same content is stored once. Throws VALIDATION_FAILED for the field when it is nothing that we keep. Encoding takes up
 * to seconds: never inside a transaction.
 */
export async function storeUpload(
  deps: Pick<ApiDeps, 'db' | 'files' | 'clock'>,
  upload: UploadedFile,
  options: UploadOptions,
): Promise<Medium> {
  const hash = await hashOf(upload.path);
  const known = await findMedium(deps.db, { hash, kind: options.kind });
  if (known !== null) return known;
  const facts =
    options.kind === 'image'
      ? await keepImage(deps, upload, hash, options)
      : await keepDocument(deps, upload, hash, options);
  const at = deps.clock();
  return insertMedium(deps.db, {
    ...facts,
    hash,
    kind: options.kind,
    alt: options.alt ? { [options.locale]: options.alt } : {},
    is_public: options.isPublic ?? true,
    created_by: options.createdBy,
    created_at: at,
    updated_at: at,
  });
}

type Facts = Pick<NewMedium, 'url' | 'mime' | 'bytes' | 'width' | 'height' | 'srcset' | 'variants'>;

async function keepImage(
  { files }: Pick<ApiDeps, 'files'>,
  upload: UploadedFile,
  hash: string,
  options: UploadOptions,
): Promise<Facts> {
  const kind = await imageKindOf(upload);
  if (kind === null) throw refused(options, 'image');
  const made = await makeImages(upload.path, kind);
  if (made === 'tooManyPixels') throw refused(options, 'imagePixels', mostMegapixels);
  if (made === 'notAnImage') throw refused(options, 'image');
  for (const { name, content } of made) await files.put(fileKey(folderOf(hash), name), content);
  const variants = made.map((image) => variantOf(hash, image));
  const own = variants.filter(({ mime }) => mime === `image/${kind}`).at(-1);
  if (own === undefined) throw new Error('no size was made');
  const small = variants.filter(({ mime }) => mime === 'image/webp');
  return { ...own, variants, srcset: small.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

async function keepDocument(
  { files }: Pick<ApiDeps, 'files'>,
  upload: UploadedFile,
  hash: string,
  options: UploadOptions,
): Promise<Facts> {
  const extension = await documentKindOf(upload);
  if (extension === null) throw refused(options, 'document');
  const key = fileKey(folderOf(hash), `file.${extension}`);
  await files.put(key, await readFile(upload.path));
  const facts = { url: `${filesPath}${key}`, mime: documentTypes[extension] ?? '', bytes: upload.size };
  return { ...facts, width: null, height: null, srcset: null, variants: [facts] };
}

function variantOf(hash: string, { name, mime, width, height, content }: EncodedImage) {
  return { url: `${filesPath}${fileKey(folderOf(hash), name)}`, mime, bytes: content.length, width, height };
}

/** 128 bits are enough to tell contents apart, and make an address that nobody guesses. */
function folderOf(hash: string): string {
  return hash.slice(0, 32);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function refused({ field, locale }: UploadOptions, key: FieldText, limit?: number): AppError {
  const fields = { [field]: [fieldText(locale, key, limit)] };
  return new AppError('VALIDATION_FAILED', { message: `upload refused: ${key}`, fields });
}
