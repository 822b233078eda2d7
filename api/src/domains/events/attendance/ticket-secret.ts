import { randomBytes } from 'node:crypto';

const secretBytes = 16;

/** A random text for the address of a ticket, or for the code in its QR picture. */
export function makeTicketSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}
