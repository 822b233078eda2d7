import { eventCodeCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { code, officeApi, open } from '../../../testing/stages/codes-stage';

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

test('uses are limited unless an organiser chooses no limit', async () => {
  const { api, user } = await open(officeApi([]));
  api.answer(eventCodeCalls.add, () => ({ data: code }));
  const save = async (fill: (dialog: HTMLElement) => Promise<void>) => {
    await user.click(await screen.findByRole('button', { name: 'Add code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add code' });
    await user.type(within(dialog).getByLabelText(/^Code/), 'AMIGAS');
    await fill(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await save((dialog) => user.type(within(dialog).getByLabelText(/^Percent\b(?! off)/), '20'));
  await save((dialog) => user.type(within(dialog).getByLabelText(/^Percent\b(?! off)/), '100'));
  await save(async (dialog) => {
    await user.type(within(dialog).getByLabelText(/^Percent\b(?! off)/), '20');
    await user.click(within(dialog).getByRole('checkbox', { name: 'No limit of uses' }));
  });
  expect(api.sent(eventCodeCalls.add).map(({ body }) => body['max_uses'])).toEqual(['100', '1', null]);
});

test('a code that another person has changed is not overwritten, and is read again', async () => {
  const { api, user } = await open();
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for the code AMIGAS20' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return screen.findByRole('dialog', { name: 'Edit the code AMIGAS20' });
  };
  const dialog = await edit();
  api.fail(eventCodeCalls.edit, 'EDIT_CONFLICT', { userMessage: 'This code was changed.' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This code was changed.')).toBeVisible();
  expect(api.sent(eventCodeCalls.edit)[0]?.body).toMatchObject({ updated_at: code.updated_at });
  const later = { ...code, value: 30, updated_at: '2031-01-03T10:00:00.000Z' };
  api.answer(eventCodeCalls.list, () => ({ data: [later], meta: { total: 1, page: 1, per_page: 25 } }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('30% off')).toBeVisible();
});

test('chosen codes are deleted together; those with uses stay and are named', async () => {
  const other = { ...code, id: 6, code: 'UNA', uses: 0 };
  const { api, user } = await open(officeApi([code, other]));
  for (const name of ['AMIGAS20', 'UNA'])
    await user.click(within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));
  const bar = screen.getByRole('region', { name: 'Chosen codes' });
  expect(within(bar).getByRole('status')).toHaveTextContent('2 codes chosen');
  await user.click(within(bar).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 codes?' });
  api.answer(eventCodeCalls.removeMany, () => ({
    data: { removed: 1, kept: [{ id: 5, code: 'AMIGAS20', uses: 12 }] },
  }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 codes' }));
  const result = await screen.findByRole('dialog', { name: '1 code stays' });
  expect(within(result).getByText('AMIGAS20')).toBeVisible();
  expect(api.sent(eventCodeCalls.removeMany)[0]).toMatchObject({ params: { id: 1 }, body: { ids: [5, 6] } });
});
