import * as z from 'zod/mini';

import { declareFields } from './declare-fields';
import * as field from './record-fields';

const namesOf = (schema: z.ZodMiniObject) => Object.keys(schema.shape);

const plain = declareFields({
  name: field.line(120),
  slug: z.string(),
  size: field.oneOfOrNone(['small', 'large']),
  body: field.detail(field.text(500)),
  owner_id: { write: z.number() },
  motto: field.optional(field.text(80)),
  logo: field.picture,
  gallery: field.detail(field.gallery),
  tags: field.relation('tags'),
});

test('a record, a row and a body have the fields that are declared for them', () => {
  const rowNames = ['id', 'name', 'slug', 'size', 'motto', 'logo', 'tags', 'created_at', 'updated_at', 'abilities'];
  expect(namesOf(plain.listEntity)).toEqual(rowNames);
  expect(namesOf(plain.entity).sort()).toEqual([...rowNames, 'body', 'gallery'].sort());
  expect(namesOf(plain.write)).toEqual([
    'name',
    'size',
    'body',
    'owner_id',
    'motto',
    'logo',
    'logo_alt',
    'attach_gallery',
    'gallery_alt',
    'detach_gallery',
    'attach_tags',
    'detach_tags',
  ]);
});

test('a relation of the resource follows from its field', () => {
  expect(plain.relations).toEqual([{ field: 'tags', attach: 'attach_tags', detach: 'detach_tags', target: 'tags' }]);
});

test('a row can have other values than the record, and fields of its own', () => {
  const { entity, listEntity } = declareFields({
    company: { read: z.object({ name: z.string(), city: z.string() }), row: z.object({ name: z.string() }) },
    excerpt: { row: z.string() },
  });
  expect(namesOf(listEntity.shape.company)).toEqual(['name']);
  expect(namesOf(entity.shape.company)).toEqual(['name', 'city']);
  expect([entity, listEntity].map((schema) => 'excerpt' in schema.shape)).toEqual([false, true]);
});

test('pairs of a relation name their key', () => {
  const { relations, write } = declareFields({
    speakers: { read: z.array(z.unknown()), attach: z.array(z.unknown()), target: 'users', key: 'user_id' },
  });
  expect(relations).toMatchObject([{ field: 'speakers', key: 'user_id' }]);
  expect(namesOf(write)).toEqual(['attach_speakers']);
});

test('a missing value is null in answers and empty in bodies', () => {
  const record = { id: 1, name: 'A', slug: 'a', size: null, body: null, logo: null, gallery: [], tags: [] };
  const dates = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  expect(plain.entity.safeParse({ ...record, ...dates }).success).toBe(true);
  expect(plain.entity.safeParse({ ...record, ...dates, size: '' }).success).toBe(false);
  expect(plain.write.safeParse({ name: 'A', size: '', owner_id: 1 }).success).toBe(true);
  expect(plain.write.safeParse({ size: 'small', owner_id: 1 }).success).toBe(false);
});

test('types of record, row and body are exact', () => {
  const motto: z.infer<typeof plain.entity>['motto'] = undefined;
  const row: Pick<z.infer<typeof plain.listEntity>, 'size' | 'tags'> = { size: 'small', tags: [{ id: 1, name: 'A' }] };
  const body: z.infer<typeof plain.write> = { name: 'A', owner_id: 1, attach_tags: [1], logo_alt: 'A' };
  // @ts-expect-error A row has no field of the single record.
  const bodyOfRow = (listRow: z.infer<typeof plain.listEntity>): unknown => listRow.body;
  // @ts-expect-error A choice is one of its values.
  const wrongSize: z.infer<typeof plain.entity>['size'] = 'huge';
  // @ts-expect-error A body has no field that is only answered.
  const wrongBody: z.infer<typeof plain.write> = { name: 'A', owner_id: 1, slug: 'a' };
  expect([motto, row, body, bodyOfRow, wrongSize, wrongBody]).toHaveLength(6);
});

test('records with a head of their own have its fields, rows of lists do not', () => {
  const { entity, listEntity, write, hasSeo } = declareFields({ title: field.line(200) }, { hasSeo: true });
  expect(hasSeo).toBe(true);
  for (const schema of [entity, write])
    expect(namesOf(schema)).toEqual(
      expect.arrayContaining(['seo_title', 'seo_description', 'openGraph_images', 'title']),
    );
  expect(namesOf(listEntity)).toEqual(['id', 'title', 'created_at', 'updated_at', 'abilities']);
});

test('records with drafts show their state to editors, also in lists', () => {
  const { entity, listEntity, write } = declareFields({ title: field.line(200) }, { hasDrafts: true });
  for (const schema of [entity, listEntity]) expect(namesOf(schema)).toContain('draft_state');
  expect(namesOf(write)).toEqual(['title']);
});
