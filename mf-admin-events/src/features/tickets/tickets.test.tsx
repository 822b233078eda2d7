import { ticketOrderCalls, tickets as contract } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open, edit } from '../../testing/stages/tickets-stage';

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
  await waitFor(() => expect(api.sent(ticketOrderCalls.sort)).toHaveLength(1));
  expect(api.sent(ticketOrderCalls.sort)[0]?.body).toEqual({ ids: [2, 1] });
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
