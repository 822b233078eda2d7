import { type Viewer, viewerSchema } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { rightsOfRows } from '../rights/rights-of-rows';

export interface ViewerClaims {
  readonly userId: number;
  readonly signInId: string;
  readonly sessionVersion: number;
}

/**
 * The user of these claims with the current rights; null when user, login session or session version are gone. Runs for
 * every request that writes. Reads of the same second share the result, see `RecentBearers`.
 */
export async function findViewer(db: Db, claims: ViewerClaims): Promise<Viewer | null> {
  const rows = await runPrepared(
    db,
    sql<unknown>`
    ${withRights}
    join sign_ins s on s.user_id = u.id and s.id = ${claims.signInId} and s.ended_at is null and s.expires_at > now()
    where u.id = ${claims.userId} and u.session_version = ${claims.sessionVersion}
      and u.deleted_at is null and u.disabled_at is null`,
  );
  return rows.length === 0 ? null : viewerSchema.parse(rows[0]);
}

/** The viewer that this user would be, signed in or not; null when the account is in the trash or anonymised. */
export async function findPersonAsViewer(db: Db, id: number): Promise<Viewer | null> {
  const { rows } = await sql<unknown>`${withRights}
    where u.id = ${id} and u.deleted_at is null and u.anonymised_at is null`.execute(db);
  return rows.length === 0 ? null : viewerSchema.parse(rows[0]);
}

const withRights = sql`select u.id::float8 as id, trim(u.first_name || ' ' || u.last_name) as name,
      coalesce((select json_agg(r.name order by r.name) from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(distinct has.name) from (
        select p.name from permissions p where p.id in (
          select up.permission_id from user_permissions up where up.user_id = u.id
          union select rp.permission_id from role_permissions rp join user_roles ur on ur.role_id = rp.role_id
            where ur.user_id = u.id)
        union all ${rightsOfRows(sql`u.id`)}) as has), '[]') as permissions
    from users u`;
