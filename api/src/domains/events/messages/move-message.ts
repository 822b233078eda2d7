import { AppError } from '@enlace/shared-contract/errors';
import type { eventMessageStates } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

type MessageState = (typeof eventMessageStates)[number];

interface Transition {
  readonly from: readonly MessageState[];
  readonly to: MessageState;
}

/** All transitions between states of a message of organisers. A new one is `planned`. */
const messageTransitions = {
  /** The job queues the first mails, or goes on with the next ones. */
  start: { from: ['planned', 'sending'], to: 'sending' },
  /** Each person of the segment has a mail. */
  finish: { from: ['sending'], to: 'sent' },
  /** An organiser stops the message, or its event is removed: people without a mail get none. */
  cancel: { from: ['planned', 'sending'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, Transition>>;

type MessageTransition = keyof typeof messageTransitions;

export const messageTransitionNames = Object.keys(messageTransitions) as readonly MessageTransition[];

/**
 * Moves a locked message to another state; the only place that writes it. Throws CONFLICT for a transition that its state
 * does not have.
 */
export async function moveMessage(
  trx: Db,
  { id, state }: { readonly id: number; readonly state: MessageState },
  name: MessageTransition,
  now: Date,
): Promise<void> {
  const { from, to }: Transition = messageTransitions[name];
  if (!from.includes(state))
    throw new AppError('CONFLICT', { message: `message ${id} is ${state}: no transition ${name} to ${to}` });
  const times = to === 'sending' ? sql`started_at = coalesce(started_at, ${now})` : sql`finished_at = ${now}`;
  await sql`update event_messages set state = ${to}, updated_at = ${now}, ${times} where id = ${id}`.execute(trx);
}
