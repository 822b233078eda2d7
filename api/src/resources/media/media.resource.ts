import { media, mayCall, type Viewer } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject } from '../../kit/expressions';
import type { ReadContext } from '../../kit/read-context';
import type { MountedResource } from '../../kit/resource-options';
import { createTableRepository } from '../../kit/table-repository';
import { fullName } from '../people';

const own = [
  'id',
  'kind',
  'url',
  'mime',
  'bytes',
  'width',
  'height',
  'srcset',
  'variants',
  'alt',
  'hash',
  'created_at',
  'updated_at',
];

const isEditor = (viewer: Viewer | null | undefined): boolean =>
  media.wire.edit !== undefined && mayCall(viewer ?? null, media.wire.edit.access);

/** The pictures of the site are for everybody, documents and what came with private forms for editors. */
const listed = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer) ? sql`true` : sql`(t.is_public and t.kind = 'image')`;

/** Drafts are named among the rows that show a file, so that only editors learn of them. */
const usedIn = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer)
    ? jsonList(sql`select ${jsonObject({ resource: sql`m.resource`, id: sql`m.row_id`, label: sql`m.label` })} as row
        from media_uses m where m.media_id = t.id order by m.resource, m.row_id`)
    : sql`'[]'::json`;

const creator = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer)
    ? sql`(select ${jsonObject({ id: sql`u.id`, name: fullName })} from users u where u.id = t.created_by)`
    : sql`null`;

export const mediaResource: MountedResource = {
  resource: media,
  options: {
    repository: createTableRepository({
      table: 'media',
      listed,
      readable: listed,
      fields: (context) => ({
        ...Object.fromEntries(own.map((name) => [name, sql.ref(`t.${name}`)])),
        used_in: usedIn(context),
        created_by: creator(context),
      }),
      sorts: () => ({ created_at: sql`t.created_at`, bytes: sql`t.bytes`, updated_at: sql`t.updated_at` }),
      search: sql`concat_ws(' ', t.alt ->> 'en', t.alt ->> 'es', t.alt ->> 'pt', t.mime,
        (select string_agg(m.label, ' ') from media_uses m where m.media_id = t.id))`,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        used: (value) => sql`${value === 'no' ? sql`not` : sql``} exists
          (select 1 from media_uses m where m.media_id = t.id)`,
      },
      columns: { alt: 'json' },
    }),
  },
};
