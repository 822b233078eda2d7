import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../../infrastructure/db/database';
import { singleLine } from '../../../../infrastructure/mail/clean-text';

/** `count`: the tickets, e.g. `2 × Entrada`. */
const waitingValues = z.object({
  name: z.string(),
  event: z.string(),
  path: z.string(),
  when: z.string(),
  count: z.string(),
  /** What the organiser adds. */
  words: z.optional(z.string()),
});

/** What mails about a place on a waiting list have in common. */
export const waitingParts = {
  values: waitingValues,
  keptValues: ['name', 'event', 'path', 'when', 'count', 'words'],
  placeholders: { event: singleLine, count: singleLine },
  writtenText: ({ words = '' }: z.infer<typeof waitingValues>) => words,
} as const;

/** What mails with the position of a place have in common; `token`: of the place. */
export const placeParts = {
  ...waitingParts,
  values: waitingValues.extend({ position: z.string(), token: z.string() }),
  keptValues: [...waitingParts.keptValues, 'position'],
  isDue: isPlaceActive,
} as const;

/** The other answers to an offer; the page asks before it acts. */
const answers = ['decline', 'keep'] as const;

interface PlaceToken {
  readonly token: string;
}

/** What mails about an open offer have in common; `until`: its end, in words and in the zone of the event. */
export const offerParts = {
  ...waitingParts,
  kind: 'waitingOffer',
  /** `orderId`: of the offer; missing in older mails. */
  values: waitingValues.extend({ until: z.string(), token: z.string(), orderId: z.number().nullable().optional() }),
  keptValues: [...waitingParts.keptValues, 'until'],
  isDue: isOfferOpen,
  links: ({ token }: PlaceToken, labels: readonly string[]) =>
    labels.map((label, index) => ({ label, link: `${placePath(token)}?answer=${answers[index] ?? ''}` })),
  link: ({ token }: PlaceToken) => placePath(token),
} as const;

export const placePath = (token: string): string => `/waiting-list/${encodeURIComponent(token)}`;

/** The entry of a token that this server has signed. */
const entryIdOf = (token: string): number => Number(token.split('.')[0]) || 0;

/** Whether the person still waits or has an offer. */
async function isPlaceActive(db: Db, { token }: { readonly token: string }): Promise<boolean> {
  const { rows } = await sql`select 1 from waiting_entries
    where id = ${entryIdOf(token)} and state in ('waiting', 'offered')`.execute(db);
  return rows.length > 0;
}

/** Whether the offer is open; a later offer has a mail of its own. */
async function isOfferOpen(
  db: Db,
  { token, orderId = null }: { readonly token: string; readonly orderId?: number | null | undefined },
): Promise<boolean> {
  const { rows } = await sql`select 1 from waiting_entries where id = ${entryIdOf(token)} and state = 'offered'
    and offer_ends_at > now() and (${orderId}::bigint is null or order_id = ${orderId}::bigint)`.execute(db);
  return rows.length > 0;
}
