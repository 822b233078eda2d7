import { AppError, isAllowed, type Locale, type Viewer } from '@enlace/shared-contract';

import type { ApiDeps } from '../infrastructure/env/deps';
import { fieldText } from '../infrastructure/errors/field-texts';
import { findMedium, type Medium, pictureOf } from '../infrastructure/files/media.repository';
import { storeUpload } from '../infrastructure/files/store-upload';
import { UploadedFile } from '../infrastructure/http/uploaded-file';
import type { Row } from './table-repository';

/** What a file field holds: a picture, several (`attach_x[]`, `detach_x[]`), or a document. */
export type FileKind = 'image' | 'gallery' | 'document';

/** File fields of a resource, by name; each is a JSON column of its table. */
export type FileFields = Readonly<Record<string, FileKind>>;

/** Who sends the files. */
export interface Sender {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  /** Whether they are pictures of people: these stay out of the library. */
  readonly isPersonal?: boolean | undefined;
}

const mostPictures = 12;

/**
 * The file fields of a checked body as they are kept: uploads stored, the ids of media and pictures sent back unchanged
 * resolved to `{ url, alt, width, height, srcset }`, emptied ones null. Of a gallery, `attach_x` becomes pictures.
 * Throws VALIDATION_FAILED naming the field. Not for transactions: pictures are encoded.
 */
export async function keepFiles(deps: ApiDeps, fields: FileFields, values: Row, sender: Sender): Promise<Row> {
  const kept: Row = {};
  for (const [field, kind] of Object.entries(fields)) {
    const name = kind === 'gallery' ? `attach_${field}` : field;
    const value = values[name];
    if (value === undefined) continue;
    const spoken = values[`${field}_alt`];
    const asked = { field: name, kind, alt: typeof spoken === 'string' ? spoken : undefined, ...sender };
    if (kind !== 'gallery') kept[name] = await keepFile(deps, value, asked);
    else {
      const pictures: unknown[] = [];
      for (const each of Array.isArray(value) ? value : [value]) pictures.push(await keepFile(deps, each, asked));
      kept[name] = pictures.filter((picture) => picture !== null && picture !== undefined);
    }
  }
  return kept;
}

/** Columns of galleries after a write: what was there, without what is detached, and with what is attached. */
export function galleryColumns(fields: FileFields, values: Row, before: Row | null): Row {
  const galleries = Object.entries(fields).filter(([, kind]) => kind === 'gallery');
  return Object.fromEntries(
    galleries.flatMap(([field]) => {
      const [attached, detached] = [listOf(values[`attach_${field}`]), listOf(values[`detach_${field}`])];
      if (attached.length === 0 && detached.length === 0) return [];
      const gone = new Set(detached.map((entry) => urlOf(entry) ?? entry));
      const held = listOf(before?.[field]).filter((picture) => !gone.has(urlOf(picture)));
      const added = attached.filter((picture) => held.every((other) => urlOf(other) !== urlOf(picture)));
      return [[field, [...held, ...added].slice(0, mostPictures)]];
    }),
  );
}

interface Asked extends Sender {
  readonly field: string;
  readonly kind: FileKind;
  readonly alt: string | undefined;
}

async function keepFile(deps: ApiDeps, value: unknown, asked: Asked): Promise<Row | null | undefined> {
  if (value === null || value === '') return null;
  const { field, locale, viewer, alt } = asked;
  const kind = asked.kind === 'document' ? 'document' : 'image';
  if (value instanceof UploadedFile) {
    const createdBy = viewer?.id ?? null;
    const isPublic = asked.isPersonal !== true;
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
  // A portrait that somebody else has stored is sent back as it was, not chosen.
  if (medium !== null && asked.isPersonal && !mayChoose(medium, viewer)) return undefined;
  if (medium?.kind === kind) return columnOf(medium, undefined, altOf(value) ?? alt);
  const url = urlOf(value) ?? '';
  if (kind === 'image' && /^\/api\/v2\/art\/[a-z]+\/[a-z0-9-]+\.svg$/.test(url)) return drawing(url, value);
  const fields = { [field]: [fieldText(locale, kind)] };
  throw new AppError('VALIDATION_FAILED', { message: `${field}: no file`, fields });
}

/** A medium by its id, as far as the sender may know of it, or by an address of it. */
async function findNamed(deps: ApiDeps, value: unknown, viewer: Viewer | null): Promise<Medium | null> {
  const url = urlOf(value);
  if (url !== undefined) return findMedium(deps.db, { url });
  const named = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const id = typeof named === 'number' || typeof named === 'string' ? Number(named) : Number.NaN;
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

/** Art of our own, which is no medium: it is drawn from its address. */
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
