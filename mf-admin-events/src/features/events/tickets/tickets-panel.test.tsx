import { eventCodeCalls, eventPoolCalls, tickets as contract } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const at = '2031-01-02T10:00:00.000Z';
const pool = {
  ...{ id: 7, event_id: 1, name: 'Sala', total: 30, sold: 0, held: 0 },
  ...{ tickets: [{ id: 2, name: 'General' }], created_at: at, updated_at: at },
};

const buildTicket = (id: number, name: string) => ({
  ...buildRow('tickets', id),
  ...{ event_id: 1, name, position: id - 1, price: 0, pool_id: null },
});

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC', currency: 'USD' })],
    tickets: [buildTicket(2, 'General'), buildTicket(3, 'Estudiantes')],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [pool] }));
  api.answer(eventPoolCalls.remove, () => ({ data: { id: 7 } }));
  api.answer(eventCodeCalls.list, () => ({ data: [], meta: { total: 0, page: 1, per_page: 25 } }));
  return api;
}

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=tickets', { api });

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
  await waitFor(() =>
    expect(edits().slice(1)).toEqual([
      [3, { position: '1' }],
      [2, { position: '2' }],
    ]),
  );
});

test('a pool is deleted with one call, after its tickets are named; a failure is not shown again later', async () => {
  const { api, user } = await open();
  const askForRemoval = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete the pool Sala' }));
    return screen.findByRole('dialog', { name: 'Delete the pool Sala?' });
  };
  const dialog = await askForRemoval();
  expect(within(dialog).getByText(/General leaves the pool/)).toBeVisible();
  api.fail(eventPoolCalls.remove, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the pool' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const nextDialog = await askForRemoval();
  expect(within(nextDialog).queryByText('Not now.')).not.toBeInTheDocument();
  await user.click(within(nextDialog).getByRole('button', { name: 'Delete the pool' }));
  expect(await screen.findByText('The pool is deleted.')).toBeVisible();
  expect(api.sent(eventPoolCalls.remove)).toHaveLength(2);
  expect(api.sent(contract.wire.edit)).toHaveLength(0);
});
