import type { Db } from '../db/database';
import { auditText } from './audit-text';

/** Who acted, and by which request. Made by `auditOrigin(request)`. */
export interface AuditOrigin {
  readonly actorId: number | null;
  /** Whose eyes the actor looked through meanwhile. */
  readonly viewedAs?: number | null;
  readonly requestId: string | null;
  readonly ipHash: string | null;
}

export interface AuditEntry {
  readonly origin: AuditOrigin;
  /** What was done: `add`, `edit`, `remove`, `hardRemove`, or a verb of its own such as `signIn`. */
  readonly action: string;
  /** Name of the resource, e.g. `chapters`. */
  readonly resource: string;
  readonly rowId: number | string | null;
  /** The row before and after, as far as it matters. Passwords, tokens and pins are left out whatever is handed in. */
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Writes one audit entry. Hand in the transaction of the write itself, so that neither exists without the other. */
export async function recordAudit(trx: Db, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: entry.origin.actorId,
      ...(entry.origin.viewedAs === undefined ? {} : { viewed_as: entry.origin.viewedAs }),
      action: entry.action,
      resource: entry.resource,
      row_id: entry.rowId === null ? null : String(entry.rowId),
      before: auditText(entry.before),
      after: auditText(entry.after),
      request_id: entry.origin.requestId,
      ip_hash: entry.origin.ipHash,
    })
    .execute();
}
