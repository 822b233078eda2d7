import { makeTicketCode } from '@enlace/shared-contract/attendees';
import { randomBytes } from 'node:crypto';

const slugBytes = 16;
const codeBytes = 26;

/** A random text for the address of a ticket. */
export function makeTicketSlug(): string {
  return randomBytes(slugBytes).toString('base64url');
}

/** A random code for the QR picture of a ticket, which scanners and people type, too. */
export function makeTicketSecret(): string {
  return makeTicketCode(randomBytes(codeBytes));
}
