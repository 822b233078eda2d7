import { snapshotPageSize, type snapshotPersonSchema, type snapshotSchema } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findCheckInList } from './check-in-lists';
import { attendeeOf, checkInOf, refusalOf } from './find-scanned-ticket';

type Snapshot = z.infer<typeof snapshotSchema>['data'];
type Person = z.infer<typeof snapshotPersonSchema>;

interface PersonRow {
  readonly code: string;
  readonly slug: string;
  readonly attendee: Pick<Person, 'id' | 'first_name' | 'last_name' | 'ticket'>;
  readonly refusal: Exclude<Person['result'], 'ok' | 'already'> | null;
  readonly check_in: Person['check_in'];
}

/**
 * A page of the people of an event for scans without network. The code of a ticket has 128 random bits and is in no
 * row, so a lost device shows no names. The same is true of its slug, which the address of the ticket ends with.
 */
export async function makeSnapshot(
  { db, env }: Pick<ApiDeps, 'db' | 'env'>,
  listId: number | null,
  after: number,
  context: ReadContext,
): Promise<Snapshot> {
  const { id } = await findCheckInList(db, listId);
  const { rows } = await sql<PersonRow>`select a.secret as code, a.slug, ${attendeeOf(context)} as attendee,
      ${refusalOf} as refusal, ${checkInOf} as check_in
    from check_in_lists l join attendees a on a.event_id = l.event_id
      join orders o on o.id = a.order_id join tickets k on k.id = a.ticket_id
    where l.id = ${listId} and a.id > ${after} order by a.id limit ${snapshotPageSize + 1}`.execute(db);
  const page = rows.slice(0, snapshotPageSize);
  // The same for each download, so that a device replaces the rows that it has.
  const salt = keyedHash(deriveKey(env.tokenSecret, 'check-in'), String(id));
  return {
    salt,
    rows: page.flatMap((row) => [encryptRow(row, row.code, salt), encryptRow(row, row.slug, salt)]),
    next: rows.length > page.length ? (page.at(-1)?.attendee.id ?? null) : null,
  };
}

function encryptRow({ attendee, refusal, check_in: checkIn }: PersonRow, code: string, salt: string): [string, string] {
  const derive = (words: string, size: number) => Buffer.from(hkdfSync('sha256', code, salt, words, size));
  const person: Person = {
    ...attendee,
    result: refusal ?? (checkIn === null ? 'ok' : 'already'),
    check_in: checkIn && { scanned_at: checkIn.scanned_at, gate: checkIn.gate },
  };
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derive('check-in key', 32), nonce);
  const text = Buffer.concat([nonce, cipher.update(JSON.stringify(person)), cipher.final(), cipher.getAuthTag()]);
  return [derive('check-in hash', 16).toString('base64url'), text.toString('base64url')];
}
