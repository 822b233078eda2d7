import { type Viewer, mayCall } from '@enlace/shared-contract/access';
import { impersonationCalls, impersonationMinutes } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { findPersonAsViewer } from '../auth/viewer.repository';
import type { Db } from '../../../infrastructure/db/database';
import { isWithin } from './known-rights';

/** An impersonation as it applies to one request. */
export interface Impersonation {
  readonly id: string;
  /** The user who really sends the request. */
  readonly actor: Viewer;
}

/** Starts an impersonation and returns its id and end. The caller has checked `mayImpersonate`. */
export async function startImpersonation(
  trx: Db,
  impersonation: { readonly viewerId: number; readonly personId: number; readonly reason: string; readonly now: Date },
): Promise<{ readonly id: string; readonly until: Date }> {
  const until = new Date(impersonation.now.getTime() + impersonationMinutes * 60_000);
  const { rows } = await sql<{ id: string }>`insert into views_as (viewer_id, person_id, reason, created_at, expires_at)
    values (${impersonation.viewerId}, ${impersonation.personId}, ${impersonation.reason}, ${impersonation.now}, ${until}) returning id`.execute(
    trx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('views_as: no id came back');
  return { id: row.id, until };
}

/**
 * The impersonated user with the current rights; null when the impersonation has ended or is no longer allowed. Runs
 * when the rights of a token are read.
 */
export async function findImpersonatedUser(db: Db, id: string, actor: Viewer): Promise<Viewer | null> {
  const { rows } = await sql<{ person_id: number }>`select person_id from views_as
    where id = ${id} and viewer_id = ${actor.id} and ended_at is null and expires_at > now()`.execute(db);
  const personId = rows[0]?.person_id;
  const person = personId === undefined ? null : await findPersonAsViewer(db, personId);
  return person !== null && mayImpersonate(actor, person) ? person : null;
}

/** Whether a user may impersonate a person: only without gaining any right. */
export function mayImpersonate(actor: Viewer, person: Viewer): boolean {
  return actor.id !== person.id && mayCall(actor, impersonationCalls.start.access) && isWithin(actor, person);
}

/** Ends one impersonation, or all of a user (`id` null). Returns the ids of the impersonated users. */
export async function endImpersonations(
  trx: Db,
  viewerId: number,
  id: string | null,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ person_id: number }>`update views_as set ended_at = ${now}
    where viewer_id = ${viewerId} and ended_at is null and (${id}::uuid is null or id = ${id}::uuid)
    returning person_id`.execute(trx);
  return rows.map((row) => row.person_id);
}
