import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';

interface EventRow {
  readonly archived_at: Date | null;
  readonly is_over: boolean;
}

/**
 * Moves an event into the archive, or out of it; repeating it changes nothing. Throws NOT_FOUND, and CONFLICT for an
 * event that people can still go to.
 */
export async function archiveEvent(
  { deps, origin, locale, now }: WriteContext,
  { id, isArchived }: { readonly id: number | null; readonly isArchived: boolean },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { rows } = await sql<EventRow>`select archived_at, (ends_at < ${now} or status = 'cancelled') as is_over
      from events where id = ${id} and deleted_at is null for update`.execute(trx);
    const [event] = rows;
    if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
    if (isArchived === (event.archived_at !== null)) return;
    if (isArchived && !event.is_over)
      throw new AppError('CONFLICT', {
        message: `event ${id} is not over`,
        userMessage: eventTexts[locale].notOver,
      });
    const archivedAt = isArchived ? now : null;
    await sql`update events set archived_at = ${archivedAt}, updated_at = ${now} where id = ${id}`.execute(trx);
    await recordAudit(trx, {
      origin,
      action: 'edit',
      resource: 'events',
      rowId: id,
      before: { archived_at: event.archived_at },
      after: { archived_at: archivedAt },
    });
  });
}
