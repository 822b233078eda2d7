import { AppError } from '@enlace/shared-contract/errors';

import { type AuditOrigin, programOrigin, recordAudits } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { announceFigures } from '../../capacity/announce-figures';
import { waitingCancelledMail } from '../mails/waiting-cancelled.mail';
import { waitingClosedMail } from '../mails/waiting-closed.mail';
import { waitingOfferEndedMail } from '../mails/waiting-offer-ended.mail';
import { waitingOfferMail } from '../mails/waiting-offer.mail';
import { waitingRemovedMail } from '../mails/waiting-removed.mail';
import { queuePlaceMail } from '../waiting-mails';
import type { LockedEntry } from './locked-entry';
import { canMove, isActive, transitionOf, type WaitingEffect, type WaitingTransition } from './transitions';

export interface WaitingStep {
  readonly now: Date;
  readonly logger: ApiDeps['logger'];
  /** Default: the program itself. */
  readonly origin?: AuditOrigin;
}

interface NewOffer {
  readonly orderId: number | null;
  readonly quantity: number;
  readonly end: Date;
  /** Of the place, for the link in the mail. */
  readonly token: string;
}

interface OfferStep extends WaitingStep {
  readonly offer: NewOffer;
}

interface PauseStep extends WaitingStep {
  /** No further offer until then. */
  readonly resumesAt: Date;
}

type StepOf<N extends WaitingTransition> = N extends 'offer'
  ? OfferStep
  : N extends 'keepWaiting'
    ? PauseStep
    : WaitingStep;

type AnyStep = WaitingStep & Partial<OfferStep> & Partial<PauseStep>;

/**
 * Moves locked places to another state, with their times and mails (`transitions.ts`): the one way in which the state of
 * a place changes. The caller moves the order of an offer, because that locks the seats of the event. Throws CONFLICT,
 * and logs both states, for a transition that the state of a place does not have.
 */
export async function moveEntries<N extends WaitingTransition>(
  trx: Db,
  entries: readonly LockedEntry[],
  name: N,
  step: StepOf<N>,
): Promise<void> {
  if (entries.length === 0) return;
  requireMoves(entries, name, step);
  const { to, effects } = transitionOf(name);
  const { now, offer, resumesAt }: AnyStep = step;
  await trx
    .updateTable('waiting_entries')
    .set({
      state: to,
      ended_at: isActive(to) ? null : now,
      updated_at: now,
      resumes_at: effects.includes('pauseOffers') && resumesAt !== undefined ? resumesAt : null,
      is_end_mail_due: effects.includes('mailOfferEndLater'),
      ...(offer !== undefined && effects.includes('storeOffer') ? offerColumns(offer, now) : {}),
    })
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  for (const effect of effects) await doers[effect]?.(trx, entries, step);
}

function offerColumns({ orderId, quantity, end }: NewOffer, now: Date) {
  return { order_id: orderId, offered_quantity: quantity, offered_at: now, offer_ends_at: end };
}

function requireMoves(entries: readonly LockedEntry[], name: WaitingTransition, { logger }: WaitingStep): void {
  for (const { id, state } of entries)
    if (!canMove(state, name)) {
      const { to } = transitionOf(name);
      logger.error({ entry: id, transition: name, from: state, to }, 'a waiting entry has no such transition');
      throw new AppError('CONFLICT', { message: `waiting entry ${id} is ${state}: no transition ${name} to ${to}` });
    }
}

type Doer = (trx: Db, entries: readonly LockedEntry[], step: AnyStep) => Promise<void>;

/** A mail about the end of places, which is another one when the event is cancelled. */
const mailEnd =
  (mail: typeof waitingOfferEndedMail | typeof waitingClosedMail): Doer =>
  async (trx, entries, { now }) => {
    for (const { id, is_cancelled: isCancelled } of entries)
      await queuePlaceMail(trx, id, { mail: isCancelled ? waitingCancelledMail : mail }, now);
  };

/** Effects that are columns of the place have no entry. */
const doers: Readonly<Partial<Record<WaitingEffect, Doer>>> = {
  mailOffer: async (trx, entries, { now, offer }) => {
    for (const { id } of offer === undefined ? [] : entries)
      await queuePlaceMail(trx, id, { mail: waitingOfferMail, token: offer?.token ?? '' }, now);
  },
  mailOfferEnd: mailEnd(waitingOfferEndedMail),
  mailClosedList: mailEnd(waitingClosedMail),
  mailRemoval: async (trx, entries, { now }) => {
    for (const { id } of entries) await queuePlaceMail(trx, id, { mail: waitingRemovedMail }, now);
  },
  announceFigures: async (trx, entries) => {
    const events = entries.filter(({ state }) => state === 'waiting').map(({ event_id: id }) => id);
    for (const event of new Set(events)) await announceFigures(trx, event);
  },
  auditRemoval: (trx, entries, { origin = programOrigin }) =>
    recordAudits(
      trx,
      entries.map(({ id }) => ({ origin, action: 'cancel', resource: 'waiting_entries', rowId: id })),
    ),
};
