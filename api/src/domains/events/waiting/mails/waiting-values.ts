import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';

/** `count`: the tickets, e.g. `2 × Entrada`. */
const waitingValues = z.object({
  name: z.string(),
  event: z.string(),
  path: z.string(),
  when: z.string(),
  count: z.string(),
});

/** What mails about a place on a waiting list have in common. */
export const waitingParts = {
  values: waitingValues,
  keptValues: ['name', 'event', 'path', 'when', 'count'],
  placeholders: { event: singleLine, count: singleLine },
} as const;

/** What mails with the position of a place have in common; `token`: of the place. */
export const placeParts = {
  ...waitingParts,
  values: waitingValues.extend({ position: z.string(), token: z.string() }),
  keptValues: [...waitingParts.keptValues, 'position'],
} as const;

export const placePath = (token: string): string => `/waiting-list/${encodeURIComponent(token)}`;
