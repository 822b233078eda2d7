import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';

/** The hash of an address, by which its stops are stored; the same as `hashEmail`, as an expression. */
export const emailHash = (email: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;

/** The hash of an address, in its stops; the links of its mails have it encrypted. */
export const hashEmail = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');
