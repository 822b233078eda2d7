import { eventCodeCalls, eventPoolCalls, tickets as contract } from '@enlace/shared-contract';
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
  pool_id: null,
  opens_after_ticket_id: null,
  requires_approval: false,
});

const pool = {
  id: 9,
  event_id: 5,
  name: 'Sala',
  total: 20,
  sold: 12,
  held: 3,
  tickets: [{ id: 1, name: 'General' }],
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
};

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ ...event, currency: 'CLP', timezone: 'America/Bogota' })],
    tickets: [
      { ...ticket(1, 'General'), pool_id: 9 },
      { ...ticket(2, 'Pro'), opens_after_ticket_id: 1 },
    ],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [pool] }));
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

  within(list).getByRole('button', { name: 'Move Pro' }).focus();
  await user.keyboard('{ArrowUp}');
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

test('a pool shows its seats; the server refuses too few of them at the field, and nothing typed is lost', async () => {
  const { api, user } = await open('/admin/events/5?panel=tickets');
  const pools = await screen.findByRole('list', { name: 'Shared pools' });
  expect(await within(pools).findByText('12 sold, 3 held, 5 left of 20')).toBeVisible();
  await user.click(within(pools).getByRole('button', { name: 'Edit the pool Sala' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the pool Sala' });
  const total = within(dialog).getByLabelText(/^Seats/);
  await user.clear(total);
  await user.type(total, '10');
  api.fail(eventPoolCalls.edit, 'VALIDATION_FAILED', { fields: { total: ['12 are sold and 3 are held.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('12 are sold and 3 are held.')).toBeVisible();
  expect(total).toHaveValue('10');
});

test('the deletion of a pool says which tickets leave it, and is one call', async () => {
  const api = officeApi();
  api.answer(eventPoolCalls.remove, () => ({ data: { id: 9 } }));
  const { user } = await open('/admin/events/5?panel=tickets', api);
  await user.click(await screen.findByRole('button', { name: 'Delete the pool Sala' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the pool Sala?' });
  expect(within(dialog).getByText(/^General leaves the pool/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete the pool' }));
  await waitFor(() => expect(api.sent(eventPoolCalls.remove)).toHaveLength(1));
  expect(api.sent(edit)).toHaveLength(0);
});

test('tiers are shown as a chain, and a circle is refused at its field', async () => {
  const { api, user } = await open('/admin/events/5?panel=tickets');
  expect(await screen.findByText('On sale one after the other: General → Pro')).toBeVisible();
  expect(await screen.findByText('Shares the seats of “Sala”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pool and tier of General' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seats and sale of General' });
  await user.selectOptions(within(dialog).getByLabelText('On sale after'), 'Pro');
  api.fail(edit, 'VALIDATION_FAILED', { fields: { opens_after_ticket_id: ['General → Pro → General'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('General → Pro → General')).toBeVisible();
  expect(api.sent(edit)[0]?.body).toEqual({ pool_id: '9', opens_after_ticket_id: '2' });
});

test('an approval for a ticket with a price is refused at its switch, which explains itself', async () => {
  const { api, user } = await open('/admin/tickets/1');
  const approval = await screen.findByRole('switch', { name: 'Each registration needs an approval' });
  expect(approval).toHaveAccessibleDescription(/^Only for tickets without a price/);
  await user.click(approval);
  api.fail(edit, 'VALIDATION_FAILED', { fields: { requires_approval: ['This ticket has a price.'] } });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(approval).toHaveAccessibleDescription(/This ticket has a price\.$/));
  expect(approval).toBeInvalid();
});
