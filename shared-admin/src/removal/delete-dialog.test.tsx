import { dependentsCall } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

test('shows the reason and the alternative, and no usable delete button', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 4, name: 'Nube' })] });
  const dependent = { resource: 'attendees', label: 'Seats', count: 2, blocks: 'People have it. Hide it instead.' };
  api.answer(dependentsCall, () => ({ data: [dependent] }));
  const { user } = await renderRemote(remote, pages, '/admin/tags', { api });
  await user.click(await screen.findByRole('button', { name: 'Actions for Nube' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Nube?' }));
  expect(await dialog.findByText('People have it. Hide it instead.')).toBeVisible();
  expect(dialog.getByText('Seats: 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('deletes a row without a trash only after its name was typed, in any form of its accents', async () => {
  const name = 'Robótica  y más';
  const api = createFakeApi({ tags: [buildTag({ id: 4, name })] });
  const { user } = await renderRemote(remote, pages, '/admin/tags', { api });
  await user.click(await screen.findByRole('button', { name: /^Actions for Robótica/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete Robótica/ }));
  const nameInput = dialog.getByLabelText(/^Type Robótica/);
  await user.type(nameInput, 'Robotica y mas');
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.clear(nameInput);
  await user.paste(` ${'Robótica y más'.normalize('NFD')} `);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.rows('tags')).toHaveLength(0));
});
