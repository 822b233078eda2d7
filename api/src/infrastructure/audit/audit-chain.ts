import { sql } from 'kysely';

import { keyedHash } from '../env/keys';
import type { Db } from '../db/database';

/** An audit entry as text: the same on every database and in every session. */
interface SealedRow {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly resource: string;
  readonly row_id: string | null;
  readonly request_id: string | null;
  readonly actor: string | null;
  readonly viewed_as: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly sealed_n: number | null;
  readonly actor_digest: string | null;
  readonly content_digest: string | null;
  readonly prev_hash: string | null;
  readonly hash: string | null;
  readonly forgotten_digest: string | null;
}

const columns = sql`id, extract(epoch from at)::text as at, action, resource, row_id, request_id,
  concat_ws(' ', actor_id, ip_hash) as actor, coalesce(viewed_as::text, '') as viewed_as,
  before::text as before, after::text as after, sealed_n, actor_digest, content_digest, prev_hash, hash,
  forgotten_digest`;

const sealKey = 20_261_121;
const atOnce = 500;
const first = '';

/** Resources whose entries lose their contents when the described person is removed. */
const forgettable = new Set(['users', 'users_lost']);

/**
 * Seals the entries that have no seal yet. Each entry gets a number and a hash that depends on the previous entry and
 * on the key. Several processes can seal at the same time. The writes themselves do not seal, because they would wait
 * for each other.
 */
export async function sealAudit(db: Db, key: Buffer): Promise<number> {
  let count = 0;
  // An entry that was committed late, with an id below, is sealed by the next call.
  let lastId = 0;
  for (;;) {
    const sealedBatch = await db.transaction().execute((trx) => sealBatch(trx, key, lastId));
    count += sealedBatch.count;
    lastId = sealedBatch.lastId;
    if (sealedBatch.count < atOnce) return count;
  }
}

/** Seals entries with ids above `afterId`: the database need not look at those again that were sealed just before. */
async function sealBatch(trx: Db, key: Buffer, afterId: number): Promise<{ count: number; lastId: number }> {
  await sql`select pg_advisory_xact_lock(${sealKey})`.execute(trx);
  const { rows } = await sql<SealedRow>`select ${columns} from audit_entries where sealed_n is null
    and id > ${afterId} order by id limit ${atOnce}`.execute(trx);
  if (rows.length === 0) return { count: 0, lastId: afterId };
  const last = await sql<{ n: number; hash: string }>`select sealed_n as n, hash from audit_entries
    where sealed_n is not null order by sealed_n desc limit 1`.execute(trx);
  let { n, hash } = last.rows[0] ?? { n: 0, hash: first };
  const seals = rows.map((row) => {
    n += 1;
    const digests = { actor_digest: actorDigest(key, row), content_digest: contentDigest(key, row) };
    const seal = { id: row.id, sealed_n: n, prev_hash: hash, ...digests };
    hash = entryHash(key, { ...row, ...seal });
    return { ...seal, hash };
  });
  await sql`update audit_entries e set sealed_n = s.sealed_n, prev_hash = s.prev_hash, hash = s.hash,
      actor_digest = s.actor_digest, content_digest = s.content_digest
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id bigint, sealed_n bigint, prev_hash text,
      hash text, actor_digest text, content_digest text)
    where e.id = s.id`.execute(trx);
  return { count: rows.length, lastId: rows.at(-1)?.id ?? afterId };
}

export interface AuditVerdict {
  readonly isWhole: boolean;
  readonly checked: number;
  /** Id of the first entry that was changed, or that does not follow from the previous entry. */
  readonly broken: number | null;
}

/**
 * Checks the chain from its beginning. A removed, inserted or changed entry breaks it. Contents that were deleted
 * with a person do not break it.
 */
export async function verifyAudit(db: Db, key: Buffer): Promise<AuditVerdict> {
  let [n, hash, checked] = [0, first, 0];
  for (;;) {
    const { rows } = await sql<SealedRow>`select ${columns} from audit_entries where sealed_n > ${n}
      order by sealed_n limit ${atOnce}`.execute(db);
    for (const row of rows) {
      const follows = row.sealed_n === n + 1 && row.prev_hash === hash && row.hash === entryHash(key, row);
      if (!follows || !isAsSealed(key, row)) return { isWhole: false, checked, broken: row.id };
      [n, hash, checked] = [n + 1, row.hash ?? first, checked + 1];
    }
    if (rows.length < atOnce) return { isWhole: true, checked, broken: null };
  }
}

function isAsSealed(key: Buffer, row: SealedRow): boolean {
  const [actor, viewedAs] = (row.actor_digest ?? '').split('.');
  const [ownActor, ownViewedAs] = actorDigest(key, row).split('.');
  if (row.actor !== '' && row.actor !== null && actor !== ownActor) return false;
  if (row.viewed_as !== '' && viewedAs !== ownViewedAs) return false;
  const isForgotten = row.before === null && row.after === null && forgettable.has(row.resource);
  if (isForgotten || row.content_digest === contentDigest(key, row)) return true;
  return row.forgotten_digest === forgottenDigest(key, row);
}

/**
 * Replaces the contents of entries, as the removal of a person requires. A keyed hash of the new contents keeps the
 * chain whole: without the key, contents can neither be changed nor emptied unnoticed. JSON texts, or null.
 */
export async function forgetContents(
  trx: Db,
  key: Buffer,
  id: number,
  contents: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  const { rows } = await sql<SealedRow>`update audit_entries set before = ${contents.before}::jsonb,
    after = ${contents.after}::jsonb where id = ${id} returning ${columns}`.execute(trx);
  const [row] = rows;
  if (row === undefined || row.sealed_n === null) return;
  await sql`update audit_entries set forgotten_digest = ${forgottenDigest(key, row)} where id = ${id}`.execute(trx);
}

function actorDigest(key: Buffer, { id, actor, viewed_as }: SealedRow): string {
  const digestOf = (text: string): string => keyedHash(key, 'actor', String(id), text);
  // Without an impersonation there is nothing to prove: an id that is written later meets an empty digest.
  return `${digestOf(actor ?? '')}.${viewed_as === null || viewed_as === '' ? '' : digestOf(viewed_as)}`;
}

function contentDigest(key: Buffer, { id, before, after }: SealedRow): string {
  return keyedHash(key, 'content', String(id), JSON.stringify([before, after]));
}

function forgottenDigest(key: Buffer, { id, before, after, content_digest }: SealedRow): string {
  return keyedHash(key, 'forgotten content', String(id), JSON.stringify([content_digest, before, after]));
}

function entryHash(key: Buffer, row: SealedRow): string {
  const { id, at, action, resource, row_id, request_id, sealed_n, prev_hash, actor_digest, content_digest } = row;
  const facts = [id, at, action, resource, row_id, request_id, sealed_n, prev_hash, actor_digest, content_digest];
  return keyedHash(key, 'entry', JSON.stringify(facts));
}
