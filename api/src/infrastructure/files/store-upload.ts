import { AppError, type Locale } from '@enlace/shared-contract';
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
import { filesPath, findMedium, insertMedium, type Medium, type NewMedium, reviveMedium } from './media.repository';

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
  /** Where the library puts it. */
  readonly folder?: string | null;
}

/** A stored file, and whether its content was there before. */
export interface TakenUpload {
  readonly medium: Medium;
  readonly isDuplicate: boolean;
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
  return (await takeUpload(deps, upload, options)).medium;
}

/** As `storeUpload`, telling whether the content was there before. One that lay in the trash is taken out of it. */
export async function takeUpload(
  deps: Pick<ApiDeps, 'db' | 'files' | 'clock'>,
  upload: UploadedFile,
  options: UploadOptions,
): Promise<TakenUpload> {
  const hash = await hashOf(upload.path);
  const known = await findMedium(deps.db, { hash, kind: options.kind });
  if (known !== null) {
    const isHidden = known.deleted_at !== null;
    return { medium: isHidden ? await reviveMedium(deps.db, known.id, deps.clock()) : known, isDuplicate: !isHidden };
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

/** A file's own name, without folders and signs that no list shows. */
export function cleanName(name: string): string | null {
  const [own = ''] = name.split(/[\\/]/).slice(-1);
  const tidy = own.replace(/[\p{Cc}<>]/gu, '').trim();
  return tidy.slice(0, 200) || null;
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
  if (kind === null) throw refused(options, 'image');
  const made = await makeImages(upload.path, kind);
  if (made === 'tooManyPixels') throw refused(options, 'imagePixels', mostMegapixels);
  if (made === 'notAnImage') throw refused(options, 'image');
  const source = await makeSource(upload.path, kind);
  if (source !== null) await files.put(fileKey(folderOf(hash), sourceName(kind)), source);
  return keepSizes(files, hash, kind, made);
}

/** Stores the sizes of a picture and answers what a medium says of them. */
export async function keepSizes(
  files: FileStore,
  hash: string,
  kind: ImageKind,
  made: readonly EncodedImage[],
): Promise<PictureFacts> {
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
export function folderOf(hash: string): string {
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
