import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { hasMailQuota } from './mail-quota';

interface MailedRow {
  readonly email: string;
  readonly unmailed_at: Date | null;
  readonly mailed_at: Date | null;
}

/** Whether the ticket that an organiser gave was mailed, or its mail is on its way; false without an address. */
export async function isTicketMailed(db: Db, attendeeId: number): Promise<boolean> {
  const { rows } = await sql<MailedRow>`select a.email, a.unmailed_at, o.mailed_at
    from attendees a join orders o on o.id = a.order_id where a.id = ${attendeeId}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.email === '' || row.unmailed_at !== null) return false;
  return row.mailed_at !== null || hasMailQuota(db, row.email, 'organiser');
}
