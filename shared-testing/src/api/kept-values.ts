import type { Resource } from '@enlace/shared-contract';

import type { Row } from './fake-store';

const picture = { url: '/api/v2/files/fake/picture-800.webp', alt: '', width: 800, height: 600 };

/** Fields that name a row of another resource, by the id a form sends. */
const owners: Readonly<Record<string, readonly [field: string, resource: string]>> = {
  area_id: ['area', 'areas'],
  author_id: ['author', 'users'],
  company_id: ['company', 'companies'],
  course_id: ['course', 'courses'],
};

type Find = (resource: string, id: unknown) => Row | undefined;

/**
 * A form's checked values as the record keeps them: files as pictures, ids as the rows they name, emptied texts as
 * none, galleries attached and detached. Relations of the contract are the store's own.
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
    return [[name, kept((one) => accepts(name, one), value, typeof alt === 'string' ? alt : '')]];
  });
  return {
    ...Object.fromEntries(entries),
    ...galleries(before, values, accepts),
    ...derived(resource, before, values),
  };
}

/** The ids that a form would send for the rows a record names. */
export function ownerIds(row: Row): Row {
  return Object.fromEntries(
    Object.entries(owners).flatMap(([name, [field]]) => {
      const owner = row[field];
      return isRow(owner) ? [[name, owner['id']]] : [];
    }),
  );
}

/** Whether a record may hold a value in a field. */
function takes({ entity }: Resource, row: Row, field: string, value: unknown): boolean {
  if (!(field in entity.shape)) return false;
  const parsed = entity.safeParse({ ...row, [field]: value });
  return parsed.success || parsed.error.issues.every(({ path }) => path[0] !== field);
}

function kept(accepts: (value: unknown) => boolean, value: unknown, alt: string): unknown {
  if (value === '' && accepts(null)) return null;
  return !accepts(value) && accepts(picture) ? { ...picture, alt } : value;
}

function ownerOf([field, resource]: readonly [string, string], value: unknown, before: Row, find: Find): unknown {
  if (value === null || value === '') return null;
  const unseen = { name: `${resource} ${String(value)}`, title: `${resource} ${String(value)}`, slug: String(value) };
  return find(resource, value) ?? { ...unseen, ...(isRow(before[field]) ? before[field] : {}), id: Number(value) };
}

function galleries(before: Row, values: Row, accepts: (field: string, value: unknown) => boolean): Row {
  const names = Object.keys(values).flatMap((name) => /^(?:attach|detach)_(.+)$/.exec(name)?.[1] ?? []);
  const fields = [...new Set(names)].filter(
    (field) => accepts(field, [picture]) && !accepts(field, [{ id: 1, name: '' }]),
  );
  return Object.fromEntries(
    fields.map((field) => {
      const gone = listOf(values[`detach_${field}`]).map((entry) => (isRow(entry) ? entry['url'] : entry));
      const held = listOf(before[field]).filter((one) => !isRow(one) || !gone.includes(one['url']));
      const added = listOf(values[`attach_${field}`]).map((_, at) => ({
        ...picture,
        url: picture.url.replace('picture', `picture-${held.length + at + 1}`),
      }));
      return [field, [...held, ...added]];
    }),
  );
}

/** What the API works out from other fields. */
function derived(resource: Resource, before: Row, values: Row): Row {
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

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
