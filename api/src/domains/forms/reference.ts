import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a sender is told and may quote, e.g. `CO-7K3M9QT`. */
export function makeReference(prefix: string): string {
  return `${prefix}-${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')}`;
}

/** A token that goes on with an entry; the database keeps its hash alone. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
