import type { WireCall } from '@enlace/shared-contract/calls';
import { questionCalls, questionSchema } from '@enlace/shared-contract/events';
import { userCalls } from '@enlace/shared-contract/identity';
import { eventCodeCalls, holdCalls, holdKeyHeader, holdSchema, offerSchema } from '@enlace/shared-contract/orders';
import { paymentCalls, paymentSchema } from '@enlace/shared-contract/payments';
import { createCalls, dataOf, defineCall, type CallSpec, type HttpAnswer, type CallRequest } from '@enlace/shared-data';
import { put, type SagaIterator } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import type { StoredHold } from '../../../lib/stored-hold';

/** A hold with the end of its time by the clock of this browser; null for an order that is not held. */
export type Hold = z.infer<typeof holdSchema> & { readonly deadline: number | null };

export type Payment = z.infer<typeof paymentSchema>;

export interface HoldItem {
  readonly ticket_id: number;
  readonly quantity: number;
  /** Of a donation, in minor units. */
  readonly amount?: number | undefined;
}

export type Offer = z.infer<typeof offerSchema>;

interface OfferQuery {
  readonly eventId: number;
  /** Text of a code; empty without one. */
  readonly code: string;
  readonly lang: string;
}

export interface NewHold {
  readonly eventId: number;
  readonly key: string;
  readonly items: readonly HoldItem[];
  /** Text of a code; missing without one. */
  readonly code?: string | undefined;
}

export interface Confirmation extends StoredHold {
  readonly body: Readonly<Record<string, unknown>>;
}

const parse = dataOf(holdSchema);

/** The clocks of server and browser can differ, so the end is counted from the answer. */
function readHold(answer: HttpAnswer): Hold {
  const hold = parse(answer);
  return { ...hold, deadline: hold.seconds_left === null ? null : Date.now() + hold.seconds_left * 1000 };
}

const secret = (key: string) => ({ headers: { [holdKeyHeader]: key } });

function requestOf(call: WireCall, { reference, key }: StoredHold, body?: Confirmation['body']): CallRequest {
  return { call, params: { reference }, ...secret(key), ...(body && { body }) };
}

interface QuestionsQuery {
  readonly ticketIds: readonly number[];
  /** The secret of the order, which opens the questions of hidden tickets. */
  readonly key: string;
  readonly lang: string;
}

const buyerSchema = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });
export type Buyer = z.infer<typeof buyerSchema>;

const readQuestions = dataOf(z.array(questionSchema));

/** The questions of all tickets of an order, in their order. */
const questions: CallSpec<QuestionsQuery, z.infer<typeof questionSchema>[]> = {
  mode: 'latest',
  client: 'authenticated',
  *perform({ ticketIds, key, lang }, send) {
    const list: z.infer<typeof questionSchema>[] = [];
    for (const ticketId of ticketIds)
      list.push(
        ...readQuestions(
          yield* send({ call: questionCalls.list, params: { ticketId }, query: { lang }, ...secret(key) }),
        ),
      );
    return list;
  },
};

/** A write whose answer is the new state of the hold. */
function change<I extends StoredHold>(makeRequest: (input: I) => CallRequest): CallSpec<I, Hold> {
  return {
    mode: 'first',
    client: 'authenticated',
    *perform(input, send): SagaIterator<Hold> {
      const hold = readHold(yield* send(makeRequest(input)));
      const { reference, key } = input;
      yield put(holds.calls.hold.replaced({ reference, key }, hold));
      return hold;
    },
  };
}

/** The calls of the checkout. A user who is signed in gets the tickets in the account. */
export const holds = createCalls('public/holds', {
  hold: defineCall({
    client: 'authenticated',
    request: (input: StoredHold) => requestOf(holdCalls.get, input),
    read: readHold,
    keyOf: ({ reference }) => reference,
  }),
  /** The tickets for this viewer: with prices of members and of a code. */
  offer: defineCall({
    client: 'authenticated',
    request: ({ eventId, code, lang }: OfferQuery) => ({
      call: eventCodeCalls.offer,
      params: { id: eventId },
      query: { lang, ...(code !== '' && { code }) },
    }),
    read: dataOf(offerSchema),
    shows: () => ['events'],
  }),
  add: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ eventId, key, items, code }: NewHold) => ({
      call: holdCalls.add,
      params: { id: eventId },
      body: { items, ...(code !== undefined && { code }) },
      ...secret(key),
    }),
    read: readHold,
  }),
  questions,
  /** The person who is signed in. */
  buyer: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: userCalls.me, query: { lang } }),
    read: dataOf(buyerSchema),
  }),
  extend: change((input: StoredHold) => requestOf(holdCalls.extend, input)),
  release: change((input: StoredHold) => requestOf(holdCalls.release, input)),
  /** Begins the payment of an order; the same order has the same payment. */
  pay: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ body, ...storedHold }: Confirmation) => requestOf(paymentCalls.payHold, storedHold, body),
    read: dataOf(paymentSchema),
  }),
  confirm: change(({ body, ...storedHold }: Confirmation) => requestOf(holdCalls.confirm, storedHold, body)),
});
