import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

const validMs = 24 * 3_600_000;

/** A ticket; a transfer gives it another slug, which ends the tokens before. */
interface LinkedTicket {
  readonly id: number;
  readonly slug: string;
}

/** A ticket with its present address. */
interface AddressedTicket extends LinkedTicket {
  readonly email: string;
}

/** Signed tokens by which the holder of a ticket changes it without signing in. The server does not store them. */
export interface TicketLinks {
  issue(ticket: LinkedTicket, now: Date): string;
  isGood(token: string, ticket: LinkedTicket, now: Date): boolean;
  /** A token for the mail to a new address of the ticket; the next change of the address ends it. */
  issueEmail(ticket: AddressedTicket, newEmail: string, now: Date): string;
  isGoodEmail(token: EmailToken, ticket: AddressedTicket): boolean;
}

/** The parts of a token for a new address. */
export interface EmailToken {
  readonly id: number;
  readonly until: number;
  readonly email: string;
  readonly signature: string;
}

export function createTicketLinks(secret: string): TicketLinks {
  const key = deriveKey(secret, 'ticket');
  const sign = ({ id, slug }: LinkedTicket, until: number): string =>
    `${until}.${keyedHash(key, String(id), slug, String(until))}`;
  const signEmail = ({ id, slug, email }: AddressedTicket, newEmail: string, until: number): string =>
    keyedHash(key, 'email', String(id), slug, email, newEmail, String(until));
  return {
    issue: (ticket, now) => sign(ticket, now.getTime() + validMs),
    isGood: (token, ticket, now) => {
      const until = Number(/^(\d{1,15})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
      return until > now.getTime() && isSameSignature(token, sign(ticket, until));
    },
    issueEmail: (ticket, newEmail, now) => {
      const until = now.getTime() + validMs;
      const address = Buffer.from(newEmail).toString('base64url');
      return `${ticket.id}.${until}.${address}.${signEmail(ticket, newEmail, until)}`;
    },
    isGoodEmail: ({ until, email, signature }, ticket) => isSameSignature(signature, signEmail(ticket, email, until)),
  };
}

/** The parts of a token that has not ended; null for another text. The caller checks the signature. */
export function readEmailToken(token: string, now: Date): EmailToken | null {
  const [, id = '', until = '', address = '', signature = ''] =
    /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? [];
  if (signature === '' || Number(until) <= now.getTime()) return null;
  return { id: Number(id), until: Number(until), email: Buffer.from(address, 'base64url').toString(), signature };
}
