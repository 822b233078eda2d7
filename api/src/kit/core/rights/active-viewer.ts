import type { Viewer } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';

/** A user with the present rights, for work that continues later; null when the account is removed or blocked. */
export async function findActiveViewer(
  db: Db,
  { findPersonAsViewer }: Pick<ApiDeps, 'findPersonAsViewer'>,
  id: number,
): Promise<Viewer | null> {
  const { rows } = await sql`select 1 from users where id = ${id} and disabled_at is null`.execute(db);
  return rows.length === 0 ? null : findPersonAsViewer(db, id);
}
