import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { ApiDeps } from '../env/deps';
import { type FieldText, fieldText } from '../errors/field-texts';
import type { UploadedFile } from '../http/uploaded-file';
import { fileKey, type FileStore } from './file-store';
import { documentKindOf, documentTypes, imageKindOf, type ImageKind } from './file-types';
import { type EncodedImage, makeImages, makeSource, mostMegapixels, sourceName } from './make-image';
import {
  filesPath,
  findMedium,
  insertMedium,
  type Medium,
  type NewMedium,
  publishMedium,
  reviveMedium,
} from './media.repository';

export interface UploadOptions {
  readonly kind: 'image' | 'document';
  /** Name of the form field, for the error message. */
  readonly field: string;
  readonly locale: Locale;
  /** Alternative text of a picture. */
  readonly alt?: string;
  /** Id of the sender; null for a visitor. */
  readonly createdBy: number | null;
  /** Whether the media library shows it; false for attachments of forms. */
  readonly isPublic?: boolean;
  /** Folder in the media library. */
  readonly folder?: string | null;
}

/** A stored file, and whether the same content was stored before. */
export interface TakenUpload {
  readonly medium: Medium;
  readonly isDuplicate: boolean;
}

/**
 * Stores a file of a form and answers its medium. The content decides the type; pictures are encoded again. The same
 * content is stored once. Throws VALIDATION_FAILED for the field when the type is not accepted. Do not call it inside
 * a transaction: the encoding can take seconds.
 */
export async function storeUpload(
  deps: Pick<ApiDeps, 'db' | 'files' | 'clock'>,
  upload: UploadedFile,
  options: UploadOptions,
): Promise<Medium> {
  return (await takeUpload(deps, upload, options)).medium;
}

/**
 * Like `storeUpload`, with the information whether the same content was stored before. A medium in the trash is
 * restored.
 */
export async function takeUpload(
  deps: Pick<ApiDeps, 'db' | 'files' | 'clock'>,
  upload: UploadedFile,
  options: UploadOptions,
): Promise<TakenUpload> {
  const hash = await hashOf(upload.path);
  const knownMedium = await findMedium(deps.db, { hash, kind: options.kind });
  if (knownMedium !== null && !knownMedium.is_public && options.isPublic !== false) {
    const { createdBy, folder = null } = options;
    const facts = { name: cleanName(upload.name), createdBy, folder };
    return { medium: await publishMedium(deps.db, knownMedium.id, facts, deps.clock()), isDuplicate: false };
  }
  if (knownMedium !== null) {
    const isHidden = knownMedium.deleted_at !== null;
    return {
      medium: isHidden ? await reviveMedium(deps.db, knownMedium.id, deps.clock()) : knownMedium,
      isDuplicate: !isHidden,
    };
  }
  const facts =
    options.kind === 'image'
      ? await keepImage(deps, upload, hash, options)
      : await keepDocument(deps, upload, hash, options);
  const at = deps.clock();
  const medium = await insertMedium(deps.db, {
    ...facts,
    hash,
    kind: options.kind,
    alt: options.alt ? { [options.locale]: options.alt } : {},
    is_public: options.isPublic ?? true,
    created_by: options.createdBy,
    name: cleanName(upload.name),
    folder: options.folder ?? null,
    created_at: at,
    updated_at: at,
  });
  return { medium, isDuplicate: false };
}

/** Longest stored name of a file, in UTF-16 units. */
const longestName = 200;

/**
 * The name of a file, without folders and unprintable characters, and never with half of a surrogate pair, which the
 * database refuses.
 */
export function cleanName(name: string): string | null {
  const [fileName = ''] = name.split(/[\\/]/).slice(-1);
  const tidyName = fileName.replace(/[\p{Cc}\p{Cs}<>]/gu, '').trim();
  return tidyName.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '') || null;
}

type Facts = Pick<NewMedium, 'url' | 'mime' | 'bytes' | 'width' | 'height' | 'srcset' | 'variants'>;
type PictureFacts = Facts & { readonly width: number; readonly height: number };

async function keepImage(
  { files }: Pick<ApiDeps, 'files'>,
  upload: UploadedFile,
  hash: string,
  options: UploadOptions,
): Promise<Facts> {
  const kind = await imageKindOf(upload);
  if (kind === null) throw createRefusal(options, 'image');
  const images = await makeImages(upload.path, kind);
  if (images === 'tooManyPixels') throw createRefusal(options, 'imagePixels', mostMegapixels);
  if (images === 'notAnImage') throw createRefusal(options, 'image');
  const source = await makeSource(upload.path, kind);
  if (source !== null) await files.put(fileKey(folderOf(hash), sourceName(kind)), source);
  return keepSizes(files, hash, kind, images);
}

/** Stores the sizes of a picture and answers the columns of its medium. */
export async function keepSizes(
  files: FileStore,
  hash: string,
  kind: ImageKind,
  images: readonly EncodedImage[],
): Promise<PictureFacts> {
  for (const { name, content } of images) await files.put(fileKey(folderOf(hash), name), content);
  const variants = images.map((image) => variantOf(hash, image));
  const ownVariant = variants.filter(({ mime }) => mime === `image/${kind}`).at(-1);
  if (ownVariant === undefined) throw new Error('no size was made');
  const small = variants.filter(({ mime }) => mime === 'image/webp');
  return { ...ownVariant, variants, srcset: small.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

async function keepDocument(
  { files }: Pick<ApiDeps, 'files'>,
  upload: UploadedFile,
  hash: string,
  options: UploadOptions,
): Promise<Facts> {
  const extension = await documentKindOf(upload);
  if (extension === null) throw createRefusal(options, 'document');
  const key = fileKey(folderOf(hash), `file.${extension}`);
  await files.put(key, await readFile(upload.path));
  const facts = { url: `${filesPath}${key}`, mime: documentTypes[extension] ?? '', bytes: upload.size };
  return { ...facts, width: null, height: null, srcset: null, variants: [facts] };
}

function variantOf(hash: string, { name, mime, width, height, content }: EncodedImage) {
  return { url: `${filesPath}${fileKey(folderOf(hash), name)}`, mime, bytes: content.length, width, height };
}

/** 128 bits are enough to separate contents, and the address cannot be guessed. */
export function folderOf(hash: string): string {
  return hash.slice(0, 32);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function createRefusal({ field, locale }: UploadOptions, key: FieldText, limit?: number): AppError {
  const fields = { [field]: [fieldText(locale, key, limit)] };
  return new AppError('VALIDATION_FAILED', { message: `upload refused: ${key}`, fields });
}
