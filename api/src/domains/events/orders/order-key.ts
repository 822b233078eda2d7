import { createHash, randomBytes } from 'node:crypto';

import type { WantedTicket } from '../tickets/find-tickets';

/** The secret of a hold as a browser may make it. */
const keyPattern = /^[\w-]{20,80}$/;

/** A new secret of a hold. */
export function makeKey(): string {
  return randomBytes(18).toString('base64url');
}

/** Begins the secrets that the server makes for callers without one. */
const serverPrefix = 'made-';

/** A new secret of a hold whose request has none. */
export function makeServerKey(): string {
  return `${serverPrefix}${makeKey()}`;
}

/** Whether the caller did not choose the secret, so that a repeated request is known by its people only. */
export function isServerKey(key: string): boolean {
  return key.startsWith(serverPrefix);
}

/** The secret of a request; null when it has none that could be one. */
export function readKey(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' && keyPattern.test(value) ? value : null;
}

/** Equal for requests with the same tickets, amounts and code, in whatever order. */
export function hashWish(tickets: readonly WantedTicket[], code: string | null): string {
  const wishes = tickets.map(({ ticketId, quantity, amount = null }) => [ticketId, quantity, amount].join(' ')).sort();
  return hashKey(JSON.stringify([wishes, (code ?? '').trim().toLowerCase()]));
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
