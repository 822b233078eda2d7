import { type Viewer, impersonationCalls, impersonationMinutes, mayCall } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { findPersonAsViewer } from '../auth/viewer.repository';
import type { Db } from '../../../infrastructure/db/database';
import { isWithin } from './known-rights';

/** Somebody who looks at the site as another person sees it. */
export interface View {
  readonly id: string;
  /** Who really looks. */
  readonly actor: Viewer;
}

/** Begins a view; answers its id and end. That the viewer may is checked before. */
export async function beginView(
  trx: Db,
  view: { readonly viewerId: number; readonly personId: number; readonly reason: string; readonly now: Date },
): Promise<{ readonly id: string; readonly until: Date }> {
  const until = new Date(view.now.getTime() + impersonationMinutes * 60_000);
  const { rows } = await sql<{ id: string }>`insert into views_as (viewer_id, person_id, reason, created_at, expires_at)
    values (${view.viewerId}, ${view.personId}, ${view.reason}, ${view.now}, ${until}) returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('views_as: no id came back');
  return { id: row.id, until };
}

/**
 * The person that `actor` looks as, with the rights she has now; null when the view is over, or when the actor may not
 * look as her any more. Asked for every request, as the viewer herself is.
 */
export async function findView(db: Db, id: string, actor: Viewer): Promise<Viewer | null> {
  const { rows } = await sql<{ person_id: number }>`select person_id from views_as
    where id = ${id} and viewer_id = ${actor.id} and ended_at is null and expires_at > now()`.execute(db);
  const personId = rows[0]?.person_id;
  const person = personId === undefined ? null : await findPersonAsViewer(db, personId);
  return person !== null && mayViewAs(actor, person) ? person : null;
}

/** Whether somebody may look as a person: never with more rights than she has herself. */
export function mayViewAs(actor: Viewer, person: Viewer): boolean {
  return actor.id !== person.id && mayCall(actor, impersonationCalls.start.access) && isWithin(actor, person);
}

/** Ends one view, or all of a viewer's; answers whom they were of. */
export async function endViews(trx: Db, viewerId: number, id: string | null, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ person_id: number }>`update views_as set ended_at = ${now}
    where viewer_id = ${viewerId} and ended_at is null and (${id}::uuid is null or id = ${id}::uuid)
    returning person_id`.execute(trx);
  return rows.map((row) => row.person_id);
}
