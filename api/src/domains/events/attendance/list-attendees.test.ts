import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, readSeats } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

interface Attendees {
  readonly data: {
    readonly id: number;
    readonly last_name: string;
    readonly state: string;
    cancel_reason: string | null;
  }[];
  readonly meta: {
    readonly total: number;
    readonly states: object;
    readonly tickets: readonly { readonly id: number; readonly count: number }[];
  };
}

describe('the attendees of an event', () => {
  let api: TestApi;
  let eventId: number;
  let ticketId: number;
  const list = async (query = ''): Promise<Attendees> =>
    (await api.get(`/api/v2/events/${eventId}/attendees?${query}`, 'admin')).json();
  const names = async (query: string) => (await list(query)).data.map(({ last_name }) => last_name);
  before(async () => {
    api = await shareTestApi();
    eventId = await addEvent(api);
    ticketId = await addTicket(api, eventId, { name: 'Entrada' });
    for (const [first_name, last_name] of [
      ['Inés', 'Zúñiga'],
      ['Ana', 'Luna'],
      ['Eva', 'Sol'],
    ]) {
      const email = `${first_name}@example.org`;
      const body = toMultipart({ event_id: eventId, ticket_id: ticketId, first_name, last_name, email });
      assert.equal((await api.post('/api/addattend', body)).statusCode, 201);
    }
  });

  test('are searched, sorted and paged', async () => {
    assert.deepEqual(await names('sort=name&order=asc'), ['Luna', 'Sol', 'Zúñiga']);
    assert.deepEqual(await names('search=zuni'), ['Zúñiga']);
    assert.deepEqual(await names('search=EVA@example'), ['Sol']);
    assert.deepEqual(await names('search=100%25'), []);
    assert.deepEqual(await names('sort=name&order=asc&per_page=2&page=2'), ['Zúñiga']);
    assert.equal((await list('per_page=2')).meta.total, 3);
    assert.equal((await api.get(`/api/v2/events/${eventId}/attendees?sort=secret`, 'admin')).statusCode, 422);
  });

  test('are counted by ticket, whichever ticket is chosen', async () => {
    const otherId = await addTicket(api, eventId, { name: 'Taller' });
    assert.deepEqual((await list()).meta.tickets, [{ id: ticketId, count: 3 }]);
    const { data, meta } = await list(`ticket_id=${otherId}&search=luna`);
    assert.deepEqual([data.length, meta.tickets], [0, [{ id: ticketId, count: 1 }]]);
    assert.deepEqual((await list('state=cancelled')).meta.tickets, []);
  });

  test('are for organisers only', async () => {
    assert.equal((await api.get(`/api/v2/events/${eventId}/attendees`)).statusCode, 401);
    assert.equal((await api.get(`/api/v2/events/${eventId}/attendees`, 'allies')).statusCode, 403);
    assert.equal((await api.get('/api/v2/events/999999/attendees', 'admin')).statusCode, 404);
    assert.equal((await api.get('/api/v2/events/x/attendees', 'admin')).statusCode, 404);
    assert.ok(!JSON.stringify((await list()).data).includes('secret'));
  });

  test('are cancelled with a reason, which frees the seat once', async () => {
    const [one] = (await list('search=luna')).data;
    const cancel = () => api.post(`/api/v2/attendees/${one?.id}/cancel`, { reason: 'She wrote to us.' }, 'admin');
    assert.equal((await cancel()).statusCode, 200);
    assert.equal((await cancel()).statusCode, 200);
    const { data, meta } = await list('state=cancelled');
    assert.deepEqual([data[0]?.last_name, data[0]?.cancel_reason, data.length], ['Luna', 'She wrote to us.', 1]);
    assert.deepEqual(meta.states, {
      confirmed: 2,
      pending_approval: 0,
      cancelled: 1,
      checked_in: 0,
      not_checked_in: 2,
      not_mailed: 0,
    });
    assert.deepEqual(await readSeats(api, eventId), [
      { kind: 'event', sold: 2, held: 0 },
      { kind: 'ticket', sold: 2, held: 0 },
      { kind: 'ticket', sold: 0, held: 0 },
    ]);
    assert.equal((await api.post(`/api/v2/attendees/${one?.id}/cancel`, {}, 'allies')).statusCode, 403);
    assert.equal((await api.post('/api/v2/attendees/999999/cancel', {}, 'admin')).statusCode, 404);
  });
});
