import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { media } from '@enlace/shared-contract/media';
import { sql } from 'kysely';

import { placesOf } from './library/replace-everywhere';
import { lacksAlt } from './library/read-overview';
import { trashDays } from './clean-files';
import type { Db } from '../../infrastructure/db/database';
import { isAnyId } from '../../infrastructure/db/any-id';
import { removeFilesLater } from '../../infrastructure/files/file-jobs';
import { keysOfMedium, type MediumFiles } from '../../infrastructure/files/keys-of-medium';
import { mediaFolders } from '../../infrastructure/files/media.repository';
import { type Expression, jsonList, jsonObject } from '../../kit/core/table/expressions';
import type { SearchTexts } from '../../kit/core/query/search-texts';
import type { ReadContext } from '../../kit/core/table/read-context';
import type { MountedResource } from '../../kit/core/table/resource-options';
import { createResourceRepository } from '../../kit/core/table/resource-repository';
import { refuseRemoval } from '../../kit/core/write/refuse-removal';
import { fullName } from '../identity';

const isEditor = (viewer: Viewer | null | undefined): boolean =>
  media.wire.edit !== undefined && mayCall(viewer ?? null, media.wire.edit.access);

/** Public pictures are for all viewers. Documents and files of private forms are for editors. */
const isListed = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer) ? sql`true` : sql`(t.is_public and t.kind = 'image')`;

/** The rows that show a file. Only editors read them, because they include drafts. */
const usedIn = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer)
    ? jsonList(sql`select ${jsonObject({ resource: sql`m.resource`, id: sql`m.row_id`, label: sql`m.label` })} as row
        from media_uses m where m.media_id = t.id order by m.resource, m.row_id`)
    : sql`'[]'::json`;

const creator = ({ viewer }: ReadContext): Expression =>
  isEditor(viewer)
    ? sql`(select ${jsonObject({ id: sql`u.id`, name: fullName })} from users u where u.id = t.created_by)`
    : sql`null`;

/** Name, folder and tags, for editors only: a file name may reveal more than its picture. */
const editorFields = ({ viewer }: ReadContext): Readonly<Record<string, Expression>> =>
  isEditor(viewer)
    ? { name: sql`t.name`, folder: sql`t.folder`, tags: sql`t.tags` }
    : { name: sql`null`, folder: sql`null`, tags: sql`'[]'::jsonb` };

const textOf = (value: unknown): string => String(value);

/** A word that more media have in the names of their records is too common to search for. */
const mostMedia = 5000;

/** The texts of a medium, and the names of the records that show it. */
const textsWithUses: SearchTexts = {
  column: sql`t.search_text`,
  related: async (db, contains) => {
    const { rows } = await sql<{ id: number }>`select distinct m.media_id as id from media_uses m
      where ${contains(sql`lower(f_unaccent(m.label))`)} limit ${mostMedia}`.execute(db);
    const ids = rows.map(({ id }) => id);
    return ids.length === 0 ? null : isAnyId(sql`t.id`, ids);
  },
};

const table = createResourceRepository(media, {
  listed: isListed,
  readable: isListed,
  computed: (context) => ({
    ...editorFields(context),
    used_in: usedIn(context),
    created_by: creator(context),
  }),
  sorts: () => ({
    created_at: sql`t.created_at`,
    bytes: sql`t.bytes`,
    updated_at: sql`t.updated_at`,
    name: sql`lower(t.name)`,
  }),
  search: textsWithUses,
  filters: {
    kind: (value) => sql`t.kind = ${value}`,
    used: (value) => sql`${value === 'no' ? sql`not` : sql``} exists
      (select 1 from media_uses m where m.media_id = t.id)`,
    folder: (value) =>
      value === '/'
        ? sql`t.folder is null`
        : sql`(t.folder = ${value} or starts_with(t.folder, ${`${textOf(value)}/`}::text))`,
    tag: (value) => sql`t.tags @> ${JSON.stringify([value])}::jsonb`,
    missing_alt: (value) => lacksAlt(value === 'yes' ? null : textOf(value)),
    url: (value) => sql`(t.url = ${value} or left(t.hash, 32) = ${mediaFolders(textOf(value))[0] ?? ''})`,
  },
});

export const mediaResource: MountedResource = {
  resource: media,
  options: {
    repository: table,
    purgeDays: trashDays,
    /** A medium that a record shows cannot be removed; the error names the records. */
    beforeRemove: async (trx, { id }) => {
      const used_in = await placesOf(trx, id);
      if (used_in.length > 0) throw refuseRemoval({ message: `medium ${id} is shown`, details: { used_in } });
    },
    /** A file that is deleted for good loses its bytes, too. */
    afterWrite: async (trx, { kind, id }) => {
      if (kind === 'hardRemove') await removeFilesOf(trx, id);
    },
  },
};

/** Removes the files of a medium after the commit. */
async function removeFilesOf(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<MediumFiles>`select url, hash, variants, original from media where id = ${id}`.execute(
    trx,
  );
  for (const row of rows) await removeFilesLater(trx, keysOfMedium(row));
}
