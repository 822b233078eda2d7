import { AppError } from '@enlace/shared-contract/errors';
import type { SaveRights } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { Acting } from '../users/acting';
import { mayGiveRight } from './rights.repository';

type Grant = SaveRights['give'][number];

/** The grants that a save has changed. */
export interface SavedGrants {
  readonly given: readonly Grant[];
  readonly taken: readonly Grant[];
}

const changedMeanwhile: Readonly<Record<Locale, string>> = {
  en: 'Another user has changed one of these rights since. Nothing was undone; look at the table and change it there.',
  es: 'Otra persona cambió después uno de estos permisos. No se deshizo nada; mira la tabla y cámbialo allí.',
  pt: 'Outra pessoa alterou depois uma destas permissões. Nada foi desfeito; veja a tabela e altere lá.',
};

/**
 * Gives and takes permissions of roles in one transaction. A viewer gives only rights that the viewer has. A permission
 * that is already given or taken changes nothing, so two users who save at once both succeed, except in an exact change.
 * Each role gets one audit entry.
 */
export function saveRights(
  { deps, viewer, origin, locale }: Acting,
  { give, take, reason, is_exact: isExact = false }: SaveRights,
): Promise<SavedGrants> {
  return deps.db.transaction().execute(async (trx) => {
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
    const givenGrants = await giveAll(trx, give);
    const takenGrants = await takeAll(trx, take);
    if (isExact && givenGrants.length + takenGrants.length < give.length + take.length)
      throw new AppError('CONFLICT', { message: 'rights changed meanwhile', userMessage: changedMeanwhile[locale] });
    for (const role of new Set([...givenGrants, ...takenGrants].map((grant) => grant.role_id))) {
      const of = (grants: readonly Grant[]): string[] =>
        grants.filter((grant) => grant.role_id === role).map((grant) => names.get(grant.permission_id) ?? '');
      const after = { given: of(givenGrants), taken: of(takenGrants), reason };
      await recordAudit(trx, { origin, action: 'rights', resource: 'roles', rowId: role, after });
    }
    return { given: givenGrants, taken: takenGrants };
  });
}

/**
 * Names by id. Throws VALIDATION_FAILED when a row does not exist. Locks the rows, so that none is removed in the
 * meantime.
 */
export async function namesOf(
  trx: Db,
  table: 'permissions' | 'roles',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(table)}
    where id in (${sql.join(uniqueIds)}) order by id for key share`.execute(trx);
  if (rows.length < uniqueIds.length) throw new AppError('VALIDATION_FAILED', { message: `${table}: unknown id` });
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
