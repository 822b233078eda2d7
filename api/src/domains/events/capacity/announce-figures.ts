import { sql } from 'kysely';

import { changeChannel } from '../../../infrastructure/changes/data-change';
import { eventFigures } from '../../../infrastructure/changes/quiet-tables';
import type { Db } from '../../../infrastructure/db/database';

/** Part of a statement that announces, at the commit, that the page of an event shows other seats or another list. */
export const figuresNotice = (event: number) => sql`pg_notify(${changeChannel}, ${`${eventFigures}#${event}`})`;

/** The same as a statement of its own. */
export async function announceFigures(trx: Db, event: number): Promise<void> {
  await sql`select ${figuresNotice(event)}`.execute(trx);
}
