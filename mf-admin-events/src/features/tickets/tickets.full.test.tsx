import { tickets as contract } from '@enlace/shared-contract/events';
import { eventPoolCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open, edit } from '../../testing/stages/tickets-stage';

const add = contract.wire.add ?? contract.wire.list;

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
