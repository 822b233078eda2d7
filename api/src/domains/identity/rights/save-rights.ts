import { AppError, type SaveRights, type Viewer } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { mayGiveRight } from './rights.repository';

type Grant = SaveRights['give'][number];

/**
 * Gives and takes permissions of roles in one transaction. Nobody gives what she lacks herself. What is given or taken
 * already changes nothing, so that two people who save at once both get what they asked for. One audit entry a role.
 */
export function saveRights(
  db: Db,
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: AuditOrigin },
  { give, take, reason }: SaveRights,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const names = await namesOf(
      trx,
      'permissions',
      [...give, ...take].map((grant) => grant.permission_id),
    );
    await namesOf(
      trx,
      'roles',
      [...give, ...take].map((grant) => grant.role_id),
    );
    const lacking = give
      .map((grant) => names.get(grant.permission_id) ?? '')
      .find((name) => !mayGiveRight(viewer, name));
    if (lacking !== undefined)
      throw new AppError('FORBIDDEN', { message: `user ${viewer.id} lacks ${lacking}`, details: { lacking } });
    const given = await giveAll(trx, give);
    const taken = await takeAll(trx, take);
    for (const role of new Set([...given, ...taken].map((grant) => grant.role_id))) {
      const of = (grants: readonly Grant[]): string[] =>
        grants.filter((grant) => grant.role_id === role).map((grant) => names.get(grant.permission_id) ?? '');
      const after = { given: of(given), taken: of(taken), reason };
      await recordAudit(trx, { origin, action: 'rights', resource: 'roles', rowId: role, after });
    }
    return given.length + taken.length;
  });
}

/** Names by id; VALIDATION_FAILED when one is not there. Rows are held, so that none goes meanwhile. */
export async function namesOf(
  trx: Db,
  table: 'permissions' | 'roles',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(table)}
    where id in (${sql.join(wanted)}) order by id for key share`.execute(trx);
  if (rows.length < wanted.length) throw new AppError('VALIDATION_FAILED', { message: `${table}: unknown id` });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const pairsOf = (grants: readonly Grant[]) =>
  sql.join(grants.map((grant) => sql`(${grant.role_id}::bigint, ${grant.permission_id}::bigint)`));

async function giveAll(trx: Db, grants: readonly Grant[]): Promise<Grant[]> {
  if (grants.length === 0) return [];
  const { rows } = await sql<Grant>`insert into role_permissions (role_id, permission_id) values ${pairsOf(grants)}
    on conflict do nothing returning role_id, permission_id`.execute(trx);
  return rows;
}

async function takeAll(trx: Db, grants: readonly Grant[]): Promise<Grant[]> {
  if (grants.length === 0) return [];
  const { rows } = await sql<Grant>`delete from role_permissions
    where (role_id, permission_id) in (${pairsOf(grants)}) returning role_id, permission_id`.execute(trx);
  return rows;
}
