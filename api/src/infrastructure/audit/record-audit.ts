import { sql } from 'kysely';

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
  await recordAudits(trx, [entry]);
}

/** The same for many entries, in their order, by one statement. */
export async function recordAudits(trx: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const texts = new WeakMap<object, string>();
  const textOf = (row: object | null | undefined): string => {
    if (row === null || row === undefined) return 'null';
    const text = texts.get(row) ?? auditText(row) ?? 'null';
    texts.set(row, text);
    return text;
  };
  const rows = entries.map(({ origin, action, resource, rowId, before, after }) => {
    const facts = {
      actor_id: origin.actorId,
      viewed_as: origin.viewedAs ?? null,
      action,
      resource,
      row_id: rowId === null ? null : String(rowId),
      request_id: origin.requestId,
      ip_hash: origin.ipHash,
    };
    return `${JSON.stringify(facts).slice(0, -1)},"before":${textOf(before)},"after":${textOf(after)}}`;
  });
  await sql`insert into audit_entries
      (actor_id, viewed_as, action, resource, row_id, before, after, request_id, ip_hash)
    select e.actor_id, e.viewed_as, e.action, e.resource, e.row_id, e.before, e.after, e.request_id, e.ip_hash
    from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb) as e(actor_id bigint, viewed_as bigint, action text,
      resource text, row_id text, before jsonb, after jsonb, request_id text, ip_hash text)`.execute(trx);
}
