import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { recordAudit } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import { noteMediaUses } from '../media-uses';
import type { MountedResource } from '../resource-options';
import { freeSlug } from '../slugs';
import type { Row } from '../table-repository';
import { settle } from '../write-row';
import { writeTexts } from '../write-texts';
import { changeOf, showsFiles, type Writing } from '../writing';
import { recordRevision } from '../history/record-revision';
import { takeSnapshot } from '../history/snapshot';
import { putBack, type Taken, triesTo } from './take-along';

/** A deletion that was kept. */
export interface Removal {
  readonly id: number;
  readonly row_id: number;
  readonly taken: unknown;
}

/** Brings a deleted row back as it was, with what went along. Throws CONFLICT where that is no longer possible. */
export async function undoRemoval(
  trx: Db,
  mounted: MountedResource,
  { id: removalId, row_id: id, taken }: Removal,
  writing: Writing,
): Promise<void> {
  const { resource, options } = mounted;
  const { repository } = options;
  const texts = writeTexts[writing.locale];
  const conflict = (message: string, userMessage: string) => new AppError('CONFLICT', { message, userMessage });
  const snapshot = await takeSnapshot(trx, mounted, id);
  const trashed = await repository.lockAny(trx, id);
  try {
    if (resource.isSoftDeleted) {
      if (!(trashed?.['deleted_at'] instanceof Date)) throw conflict('not in the trash', texts.notThere);
      await takeFromTrash(trx, mounted, trashed, versionOf(taken) ?? writing.now);
    } else await putBack(trx, await withFreeSlug(trx, repository.table, readTaken(taken)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('23'))) throw error;
    throw conflict('place is taken', texts.placeTaken);
  }
  await trx.deleteFrom('removals').where('id', '=', removalId).execute();
  if (showsFiles(mounted) && !resource.isSoftDeleted) await noteMediaUses(trx, resource.name, repository.table, id);
  await settle(trx, mounted, id, trashed, {}, writing);
  await recordRevision(trx, mounted, id, snapshot, changeOf(writing, 'restore'));
  await recordAudit(trx, { origin: writing.origin, action: 'restore', resource: resource.name, rowId: id });
}

/** Takes a row out of the trash, under another slug where its own is somebody else's by now. */
async function takeFromTrash(trx: Db, { options }: MountedResource, row: Row, version: Date): Promise<void> {
  const { repository } = options;
  const [id, slug] = [Number(row['id']), row['slug']];
  if (await triesTo(trx, () => repository.restore(trx, id, version))) return;
  if (typeof slug === 'string') await repository.edit(trx, id, { slug: await freeSlug(trx, repository.table, slug) });
  await repository.restore(trx, id, version);
}

async function withFreeSlug(trx: Db, table: string, { deleted, emptied }: Taken): Promise<Taken> {
  const [first, ...others] = deleted;
  const [row] = first?.rows ?? [];
  const slug = row?.['slug'];
  if (first === undefined || row === undefined || typeof slug !== 'string') return { deleted, emptied };
  const { rows } = await sql`select 1 from ${sql.table(table)} where slug = ${slug}`.execute(trx);
  if (rows.length === 0) return { deleted, emptied };
  const renamed = { ...row, slug: await freeSlug(trx, table, slug) };
  return { deleted: [{ table: first.table, rows: [renamed] }, ...others], emptied };
}

function versionOf(taken: unknown): Date | null {
  const at: unknown = typeof taken === 'object' && taken !== null && 'updated_at' in taken ? taken.updated_at : null;
  return typeof at === 'string' ? new Date(at) : null;
}

/** What `keepRemoval` has put there itself. */
function readTaken(taken: unknown): Taken {
  const isTaken = (value: unknown): value is Taken =>
    typeof value === 'object' && value !== null && 'deleted' in value && 'emptied' in value;
  if (!isTaken(taken)) throw new Error('a removal without what was taken');
  return taken;
}
