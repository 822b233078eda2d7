import type { DeletedRow } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import { purgeDaysOf } from './purge-days';
import type { MountedResource } from '../../core/table/resource-options';
import type { WriteContext } from '../../core/write/write-context';

interface DeletionRow extends Omit<DeletedRow, 'deleted_at' | 'purge_at'> {
  readonly deleted_at: Date;
}

/** The deletions of rows in the trash that the caller may restore. */
export async function readDeletedRows(
  db: Db,
  mountedResource: MountedResource,
  ids: readonly number[],
  writing: WriteContext,
): Promise<readonly DeletedRow[]> {
  const { resource, options } = mountedResource;
  const allowedIds = [...(await filterByPolicy(db, mountedResource, 'restore', ids, writing))];
  if (allowedIds.length === 0) return [];
  const { rows } = await sql<DeletionRow>`select t.id, t.deleted_at,
      (select case when u.id is null then null
          else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end
        from revisions r left join users u on u.id = r.actor_id
        where r.resource = ${resource.name} and r.row_id = t.id order by r.n desc limit 1) as deleted_by,
      (select json_build_object('id', j.id, 'operation', j.operation)
        from bulk_jobs j join bulk_rows b on b.job_id = j.id and b.row_id = t.id
        where j.resource = ${resource.name} and j.created_at <= t.deleted_at + interval '1 second'
          and (j.finished_at is null or j.finished_at >= t.deleted_at - interval '1 second')
          and ((j.operation = 'remove' and not j.is_undone) or (j.operation = 'import' and j.is_undone))
        order by j.id desc limit 1) as job
    from ${sql.table(options.repository.table)} t
    where t.deleted_at is not null and t.id in (${sql.join(allowedIds)})
    order by t.deleted_at desc, t.id desc`.execute(db);
  const days = purgeDaysOf(mountedResource, writing.deps.env);
  return rows.map((row) => ({
    ...row,
    deleted_at: row.deleted_at.toISOString(),
    purge_at: days === null ? null : new Date(row.deleted_at.getTime() + days * 86_400_000).toISOString(),
  }));
}
