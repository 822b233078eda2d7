import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that sound and look different. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference of an entry for its sender, e.g. `CO-7K3M9QT`. */
export function makeReference(prefix: string): string {
  return `${prefix}-${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')}`;
}

/** A token for the next step of an entry; the database stores only its hash. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
