import { eventCodeCalls, eventPoolCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const at = '2031-01-02T10:00:00.000Z';
const code = {
  ...{ id: 5, event_id: 1, code: 'AMIGAS20', kind: 'percent', value: 20, scope: 'ticket', ticket_ids: [] },
  ...{ max_uses: 50, uses: 12, max_per_order: null, starts_at: null, ends_at: at, note: 'Para aliadas' },
  ...{ created_at: at, updated_at: at },
};

function officeApi(codes: readonly object[] = [code]) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC', currency: 'USD' })],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [] }));
  api.answer(eventCodeCalls.list, () => ({
    data: codes,
    meta: { total: codes.length, page: 1, per_page: 25 },
  }));
  return api;
}

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=tickets', { api });

test('codes show effect, uses and time', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /AMIGAS20/ });
  expect(row).toHaveTextContent('20% off');
  expect(row).toHaveTextContent('12 of 50');
  expect(row).toHaveTextContent(/Until Jan 2, 2031, 10:00 AM/);
});

test('a code is added; errors of the server are at the field, and nothing typed is lost', async () => {
  const { api, user } = await open(officeApi([]));
  await user.click(await screen.findByRole('button', { name: 'Add code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add code' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getAllByText('This is needed.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText(/^Code/), 'CINCO');
  await user.click(within(dialog).getByLabelText('Amount off'));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '5.50');
  api.fail(eventCodeCalls.add, 'VALIDATION_FAILED', { fields: { code: ['This code exists.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This code exists.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Amount in USD/)).toHaveValue('5.50');
  api.answer(eventCodeCalls.add, () => ({ data: code }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.sent(eventCodeCalls.add).at(-1)?.body).toMatchObject({ code: 'CINCO', kind: 'amount', value: 550 });
});

test('a code with uses is not deleted, and the reason is shown', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More for the code AMIGAS20' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the code AMIGAS20?' });
  api.fail(eventCodeCalls.remove, 'HAS_DEPENDENTS', { userMessage: 'The code has 12 uses.' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the code' }));
  expect(await within(dialog).findByText('The code has 12 uses.')).toBeVisible();
});
