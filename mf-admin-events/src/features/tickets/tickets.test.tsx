import { eventCodeCalls, tickets as contract } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const event = { id: 5, title: 'Café con datos', slug: 'cafe' };
const ticket = (id: number, name: string) => ({
  ...buildRow('tickets', id),
  event,
  event_id: 5,
  name,
  kind: 'standard',
  price: 1250,
  member_price: null,
  currency: 'USD',
  position: id,
  sold_count: 3,
  held_count: 1,
  left: 6,
  state: 'on_sale',
  visibility: 'public',
});

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ ...event, currency: 'CLP', timezone: 'America/Bogota' })],
    tickets: [ticket(1, 'General'), ticket(2, 'Pro')],
  });
  api.answer(eventCodeCalls.list, () => ({ data: [], meta: { total: 0, page: 1, per_page: 25 } }));
  return api;
}

const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });
const edit = contract.wire.edit ?? contract.wire.list;
const add = contract.wire.add ?? contract.wire.list;

test('an event has its tickets with prices, sales and an order', async () => {
  const { api, user } = await open('/admin/events/5?panel=tickets');
  const list = await screen.findByRole('list', { name: 'Tickets' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('General');
  expect(first).toHaveTextContent('$12.50');
  expect(first).toHaveTextContent('On sale');
  expect(first).toHaveTextContent('Sold3In checkout1Left6');
  expect(within(list).getByRole('link', { name: 'Pro' })).toHaveAttribute('href', '/admin/tickets/2');
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({ event_id: 5, sort: 'position', order: 'asc' });
  expect(screen.getByRole('link', { name: 'Add ticket' })).toHaveAttribute('href', '/admin/tickets/new?event_id=5');

  await user.click(within(list).getByRole('button', { name: 'Move Pro up' }));
  await waitFor(() => expect(api.sent(edit)).toHaveLength(2));
  expect(api.sent(edit).map(({ params, body }) => [params['id'], body])).toEqual([
    [2, { position: '1' }],
    [1, { position: '2' }],
  ]);
});

test('a ticket of an event has its currency, and the price is typed in whole units', async () => {
  const { api, user, where } = await open('/admin/tickets/new?event_id=5');
  const eventField = await screen.findByLabelText(/^Event/);
  await waitFor(() => expect(eventField).toHaveValue('Café con datos'));
  await user.type(screen.getByLabelText(/^Name/), 'Solidaria');
  await user.type(screen.getByLabelText('Price'), '12500');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(where()).toMatch(/^\/admin\/tickets\/\d+$/));
  expect(api.sent(add)[0]?.body).toMatchObject({ event_id: '5', name: 'Solidaria', price: '12500', currency: 'CLP' });
});

test('another currency makes another amount, and what is no amount is refused at its field', async () => {
  const { api, user } = await open('/admin/tickets/1');
  const price = await screen.findByLabelText('Price');
  expect(price).toHaveValue('12.50');
  await user.clear(price);
  await user.type(price, 'twelve');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
  expect(api.sent(edit)).toHaveLength(0);
  await user.clear(price);
  await user.type(price, '9,90');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  expect(api.sent(edit)[0]?.body).toEqual({ price: '990' });
});

test('the refusal to delete a ticket with sales names the alternative', async () => {
  const api = officeApi();
  api.fail(contract.wire.remove, 'HAS_DEPENDENTS', { userMessage: 'People have this ticket. Hide it instead.' });
  const { user } = await open('/admin/tickets/1', api);
  expect(await screen.findByRole('link', { name: 'All tickets of the event' })).toHaveAttribute(
    'href',
    '/admin/events/5?panel=tickets',
  );
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('People have this ticket. Hide it instead.')).toBeVisible();
});
