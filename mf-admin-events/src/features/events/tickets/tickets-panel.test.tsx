import { ticketOrderCalls, tickets as contract } from '@enlace/shared-contract/events';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/tickets-panel-stage';

test('a ticket is dropped on a pool, and moved by the keys afterwards', async () => {
  const { api, user } = await open();
  const pools = await screen.findByRole('list', { name: 'Shared pools' });
  const over = jest.fn<Element | null, []>(() => within(pools).getByRole('listitem'));
  document.elementFromPoint = over;
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move Estudiantes' }), { button: 0 });
  fireEvent.pointerMove(window);
  fireEvent.pointerUp(window);
  expect(await screen.findByText('Estudiantes shares the seats of “Sala”.')).toBeVisible();
  const edits = () => api.sent(contract.wire.edit).map(({ params, body }) => [Number(params['id']), body]);
  expect(edits()).toEqual([[3, { pool_id: '7' }]]);
  screen.getByRole('button', { name: 'Move Estudiantes' }).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(api.sent(ticketOrderCalls.sort)).toHaveLength(1));
  expect(api.sent(ticketOrderCalls.sort)[0]).toMatchObject({ params: { id: 1 }, body: { ids: [3, 2] } });
  expect(edits()).toHaveLength(1);
});

test('the tickets of an event that moved away from their sale have a warning', async () => {
  const api = officeApi();
  const times = { starts_at: '2091-03-05T23:00:00Z', ends_at: '2091-03-06T01:00:00Z' };
  api.change('events', 1, { ...times, previous_starts_at: '2031-01-02T10:00:00Z' });
  for (const id of [2, 3]) api.change('tickets', id, { sale_ends_at: '2031-01-01T10:00:00Z' });
  await open(api);
  expect(await screen.findByText(/the sale of its tickets ends on Jan 1, 2031, 10:00 AM GMT.*, before/)).toBeVisible();
});

test('the seats of all tickets and pools are one line above them, compared with the capacity', async () => {
  const api = officeApi();
  api.change('events', 1, { capacity: 100 });
  api.change('tickets', 2, { pool_id: 7, sold_count: 12, held_count: 1 });
  api.change('tickets', 3, { quantity: 20, sold_count: 8, held_count: 0 });
  await open(api);
  const seats = within(await screen.findByRole('region', { name: 'Seats of all tickets' }));
  expect(await seats.findByText('20 sold, 1 held, 29 left of 50')).toBeVisible();
  expect(seats.getByText('The tickets and pools offer 50 of the 100 seats of the event.')).toBeVisible();
});

test('tickets without a limit have the seats of the event', async () => {
  const api = officeApi();
  api.change('events', 1, { capacity: 40 });
  for (const id of [2, 3]) api.change('tickets', id, { quantity: null, sold_count: 5, held_count: 0 });
  await open(api);
  const seats = within(await screen.findByRole('region', { name: 'Seats of all tickets' }));
  expect(await seats.findByText('10 sold, 0 held, 30 left of 40')).toBeVisible();
});
