import type { Db } from '../../../infrastructure/db/database';

/** Notes which orders a mail is about, for their history. */
export async function noteOrderMail(trx: Db, mailId: number, orderIds: readonly number[]): Promise<void> {
  const rows = [...new Set(orderIds)].map((id) => ({ mail_id: mailId, order_id: id }));
  if (rows.length > 0) await trx.insertInto('event_order_mails').values(rows).execute();
}
