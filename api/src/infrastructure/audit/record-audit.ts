import { sql } from 'kysely';

import type { Db } from '../db/database';
import { auditText } from './audit-text';

/** The actor and the request behind a change; the result of `auditOrigin(request)`. */
export interface AuditOrigin {
  readonly actorId: number | null;
  /** Id of the impersonated user; null without impersonation. */
  readonly viewedAs?: number | null;
  readonly requestId: string | null;
  readonly ipHash: string | null;
}

/** The program itself, e.g. in a job: no request asked for the change. */
export const programOrigin: AuditOrigin = { actorId: null, requestId: null, ipHash: null };

export interface AuditEntry {
  readonly origin: AuditOrigin;
  /** `add`, `edit`, `remove`, `hardRemove`, or a special verb such as `signIn`. */
  readonly action: string;
  /** Name of the resource, e.g. `chapters`. */
  readonly resource: string;
  readonly rowId: number | string | null;
  /** The relevant columns before and after the change. Passwords, tokens and pins are always removed. */
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Writes one audit entry. Pass the transaction of the write, so that both are committed together. */
export async function recordAudit(trx: Db, entry: AuditEntry): Promise<void> {
  await recordAudits(trx, [entry]);
}

/** Writes many entries, in their order, with one statement. */
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
