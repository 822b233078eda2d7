import { isObject } from '@enlace/shared-contract/text';
import type { Resource } from '@enlace/shared-contract/resources';

import type { Row } from './fake-store';

const picture = { url: '/api/v2/files/fake/picture-800.webp', alt: '', width: 800, height: 600 };

/** Fields with the id of another resource's row. */
const owners: Readonly<Record<string, readonly [field: string, resource: string]>> = {
  area_id: ['area', 'areas'],
  author_id: ['author', 'users'],
  company_id: ['company', 'companies'],
  course_id: ['course', 'courses'],
};

type Find = (resource: string, id: unknown) => Row | undefined;

/**
 * Stores a form's checked values: files as pictures, ids as rows, empty texts as null, galleries attached and
 * detached. The store handles the relations of the contract.
 */
export function keptValues(resource: Resource, before: Row, values: Row, find: Find): Row {
  const { shape } = resource.entity;
  const accepts = (field: string, value: unknown): boolean => takes(resource, before, field, value);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const owner = owners[name];
    if (value === undefined) return [];
    if (owner !== undefined && !(name in shape)) return [[owner[0], ownerOf(owner, value, before, find)]];
    const gallery = name.replace(/^(attach|detach)_/, '');
    if (gallery !== name && accepts(gallery, [picture])) return [];
    const alt = values[`${name}_alt`];
    return [[name, keepAccepted((one) => accepts(name, one), value, typeof alt === 'string' ? alt : '')]];
  });
  return {
    ...Object.fromEntries(entries),
    ...galleries(before, values, accepts),
    ...deriveValues(resource, before, values),
  };
}

/** The ids that a form sends for the rows of a record. */
export function ownerIds(row: Row): Row {
  return Object.fromEntries(
    Object.entries(owners).flatMap(([name, [field]]) => {
      const owner = row[field];
      return isObject(owner) ? [[name, owner['id']]] : [];
    }),
  );
}

/** Whether a field of a record accepts a value. */
function takes({ entity }: Resource, row: Row, field: string, value: unknown): boolean {
  if (!(field in entity.shape)) return false;
  const parsed = entity.safeParse({ ...row, [field]: value });
  return parsed.success || parsed.error.issues.every(({ path }) => path[0] !== field);
}

function keepAccepted(accepts: (value: unknown) => boolean, value: unknown, alt: string): unknown {
  if (value === '' && accepts(null)) return null;
  return !accepts(value) && accepts(picture) ? { ...picture, alt } : value;
}

function ownerOf([field, resource]: readonly [string, string], value: unknown, before: Row, find: Find): unknown {
  if (value === null || value === '') return null;
  const unseenRow = {
    name: `${resource} ${String(value)}`,
    title: `${resource} ${String(value)}`,
    slug: String(value),
  };
  return (
    find(resource, value) ?? { ...unseenRow, ...(isObject(before[field]) ? before[field] : {}), id: Number(value) }
  );
}

function galleries(before: Row, values: Row, accepts: (field: string, value: unknown) => boolean): Row {
  const names = Object.keys(values).flatMap((name) => /^(?:attach|detach)_(.+)$/.exec(name)?.[1] ?? []);
  const fields = [...new Set(names)].filter(
    (field) => accepts(field, [picture]) && !accepts(field, [{ id: 1, name: '' }]),
  );
  return Object.fromEntries(
    fields.map((field) => {
      const detachedUrls = listOf(values[`detach_${field}`]).map((entry) => (isObject(entry) ? entry['url'] : entry));
      const heldPictures = listOf(before[field]).filter((one) => !isObject(one) || !detachedUrls.includes(one['url']));
      const addedPictures = listOf(values[`attach_${field}`]).map((_, at) => ({
        ...picture,
        url: picture.url.replace('picture', `picture-${heldPictures.length + at + 1}`),
      }));
      return [field, [...heldPictures, ...addedPictures]];
    }),
  );
}

/** Fields that the API computes from other fields. */
function deriveValues(resource: Resource, before: Row, values: Row): Row {
  const row = { ...before, ...values };
  const { shape } = resource.entity;
  return {
    ...('workplace' in values && 'is_remote' in shape ? { is_remote: row['workplace'] === 'remote' } : {}),
    ...('published_at' in values || 'closes_at' in values ? { status: statusOf(resource, row) } : {}),
  };
}

function statusOf(resource: Resource, row: Row): string {
  const isPast = (value: unknown) => typeof value === 'string' && value !== '' && Date.parse(value) <= Date.now();
  if (!row['published_at']) return 'draft';
  if (!isPast(row['published_at'])) return 'scheduled';
  return !takes(resource, row, 'status', 'open') ? 'published' : isPast(row['closes_at']) ? 'closed' : 'open';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
