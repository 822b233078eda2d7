import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { findMedium, type Medium, pictureOf } from '../../../infrastructure/files/media.repository';
import { storeUpload } from '../../../infrastructure/files/store-upload';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import type { Row } from '../table/repository';

/** Content of a file field: a picture, several pictures (`attach_x[]`, `detach_x[]`), or a document. */
export type FileKind = 'image' | 'gallery' | 'document';

/** File fields of a resource, by name; each is a JSON column of its table. */
export type FileFields = Readonly<Record<string, FileKind>>;

/** The sender of files. */
export interface Sender {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  /** Whether the files are portraits of people: these are not in the library. */
  readonly isPersonal?: boolean | undefined;
}

const mostPictures = 12;

/**
 * Stores the files of a parsed body and answers the values of their columns: uploads are stored, ids of media and
 * unchanged pictures become `{ url, alt, width, height, srcset }`, emptied fields become null. In a gallery,
 * `attach_x` becomes pictures. Throws VALIDATION_FAILED with the field. Do not call it inside a transaction, because
 * pictures are encoded.
 */
export async function keepFiles(deps: ApiDeps, fields: FileFields, values: Row, sender: Sender): Promise<Row> {
  const storedValues: Row = {};
  for (const [field, kind] of Object.entries(fields)) {
    const name = kind === 'gallery' ? `attach_${field}` : field;
    const value = values[name];
    if (value === undefined) continue;
    const altText = values[`${field}_alt`];
    const fileRequest = { field: name, kind, alt: typeof altText === 'string' ? altText : undefined, ...sender };
    if (kind !== 'gallery') storedValues[name] = await keepFile(deps, value, fileRequest);
    else {
      const pictures: unknown[] = [];
      for (const each of Array.isArray(value) ? value : [value]) pictures.push(await keepFile(deps, each, fileRequest));
      storedValues[name] = pictures.filter((picture) => picture !== null && picture !== undefined);
    }
  }
  return storedValues;
}

/** New values of gallery columns: the earlier pictures without the detached ones, with the attached ones. */
export function galleryColumns(fields: FileFields, values: Row, before: Row | null): Row {
  const galleries = Object.entries(fields).filter(([, kind]) => kind === 'gallery');
  return Object.fromEntries(
    galleries.flatMap(([field]) => {
      const [attachedEntries, detachedEntries] = [listOf(values[`attach_${field}`]), listOf(values[`detach_${field}`])];
      if (attachedEntries.length === 0 && detachedEntries.length === 0) return [];
      const detachedPictures = new Set(detachedEntries.map((entry) => urlOf(entry) ?? entry));
      const keptPictures = listOf(before?.[field]).filter((picture) => !detachedPictures.has(urlOf(picture)));
      const addedPictures = attachedEntries.filter((picture) =>
        keptPictures.every((other) => urlOf(other) !== urlOf(picture)),
      );
      return [[field, [...keptPictures, ...addedPictures].slice(0, mostPictures)]];
    }),
  );
}

interface Asked extends Sender {
  readonly field: string;
  readonly kind: FileKind;
  readonly alt: string | undefined;
}

async function keepFile(deps: ApiDeps, value: unknown, fileRequest: Asked): Promise<Row | null | undefined> {
  if (value === null || value === '') return null;
  const { field, locale, viewer, alt } = fileRequest;
  const kind = fileRequest.kind === 'document' ? 'document' : 'image';
  if (value instanceof UploadedFile) {
    const createdBy = viewer?.id ?? null;
    const isPublic = fileRequest.isPersonal !== true;
    const medium = await storeUpload(deps, value, {
      kind,
      field,
      locale,
      createdBy,
      isPublic,
      ...(alt ? { alt } : {}),
    });
    return columnOf(medium, value.name, alt);
  }
  const medium = await findNamed(deps, value, viewer);
  // A portrait of another owner means that the form sent the present value back, not that the sender chose it.
  if (medium !== null && fileRequest.isPersonal && !mayChoose(medium, viewer)) return undefined;
  if (medium?.kind === kind) return columnOf(medium, undefined, altOf(value) ?? alt);
  const url = urlOf(value) ?? '';
  if (kind === 'image' && /^\/api\/v2\/art\/[a-z]+\/[a-z0-9-]+\.svg$/.test(url)) return drawing(url, value);
  const fields = { [field]: [fieldText(locale, kind)] };
  throw new AppError('VALIDATION_FAILED', { message: `${field}: no file`, fields });
}

/** A medium by an address, or by an id that the sender may use. */
async function findNamed(deps: ApiDeps, value: unknown, viewer: Viewer | null): Promise<Medium | null> {
  const url = urlOf(value);
  if (url !== undefined) return findMedium(deps.db, { url });
  const namedId = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const id = typeof namedId === 'number' || typeof namedId === 'string' ? Number(namedId) : Number.NaN;
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const medium = await findMedium(deps.db, { id });
  return medium !== null && mayChoose(medium, viewer) ? medium : null;
}

function mayChoose(medium: Medium, viewer: Viewer | null): boolean {
  return medium.is_public || medium.created_by === viewer?.id || isAllowed(viewer, ['admin']);
}

function columnOf(medium: Medium, name: string | undefined, alt: string | undefined): Row {
  if (medium.kind === 'image') return { ...pictureOf(medium, alt) };
  return { url: medium.url, mime: medium.mime, bytes: medium.bytes, ...(name === undefined ? {} : { name }) };
}

/** The API's own art is no medium; it is rendered from its address. */
function drawing(url: string, value: unknown): Row {
  const isPortrait = url.includes('/people/');
  return { url, alt: altOf(value) ?? '', width: isPortrait ? 240 : 1200, height: isPortrait ? 240 : 630 };
}

function urlOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value.startsWith('/')) return value;
  const url: unknown = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined;
  return typeof url === 'string' ? url : undefined;
}

function altOf(value: unknown): string | undefined {
  const alt: unknown = typeof value === 'object' && value !== null && 'alt' in value ? value.alt : undefined;
  return typeof alt === 'string' ? alt.slice(0, 300) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
