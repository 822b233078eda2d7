import { holdKeyHeader } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';

import { retryBusy } from '../../retry-busy';
import type { Caller, TestApi } from '../../build-test-api';
import { addEvent, addTicket, readDrift } from '../../event-tickets';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface Hold {
  readonly reference: string;
  readonly key: string;
  readonly total: number;
  readonly discount: number;
}

interface Sender {
  readonly as?: Caller;
  readonly key?: string;
}

export const asAdmin: Sender = { as: 'admin' };

/** Calls about the codes of an event. `findApi` returns the API that answers them. */
export function createCodeCalls(findApi: () => TestApi) {
  const send = async <T>(path: string, body?: object, { as = null, key }: Sender = {}) => {
    const headers = key === undefined ? {} : { [holdKeyHeader]: key };
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await findApi().send(
      { method, url: `/api/v2/${path}`, headers, ...(body ? { payload: body } : {}) },
      as,
    );
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'> & { data: T }>() };
  };
  return {
    send,
    addCode: async (event: number, values: object = {}): Promise<number> => {
      const body = { code: 'HOLA', kind: 'percent', value: 50, ...values };
      const { status, data } = await send<{ id: number }>(`events/${event}/codes`, body, asAdmin);
      assert.equal(status, 201);
      return data.id;
    },
    hold: (event: number, ticket: number, quantity: number, code: string | null = 'hola') =>
      send<Hold>(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity }], code }),
    usesOf: async (event: number): Promise<number | undefined> =>
      (await send<{ uses: number }[]>(`events/${event}/codes`, undefined, asAdmin)).data[0]?.uses,
  };
}

/** Requests at once use a code exactly as often as it allows. */
export async function useCodeAtOnce(apis: readonly TestApi[], requests: number, uses: number): Promise<void> {
  const [calls, ...otherCalls] = apis.map((one) => createCodeCalls(() => one));
  const [api] = apis;
  assert.ok(api && calls);
  const event = await addEvent(api, { capacity: 500 });
  const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
  await calls.addCode(event, { max_uses: uses });
  const all = [calls, ...otherCalls];
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      retryBusy(() => (all[index % all.length] ?? calls).hold(event, ticket, 1, 'HOLA')),
    ),
  );
  const counts = [201, 422].map((status) => answers.filter((one) => one.status === status).length);
  assert.deepEqual([...counts, await calls.usesOf(event)], [uses, requests - uses, uses]);
  assert.deepEqual(await readDrift(api, event), []);
}
