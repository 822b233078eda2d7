import { privacyCalls, users } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { open, part, requestRemoval, isSigningOut } from '../../testing/stages/account-stage';

test('a new address needs the password; a refused one is shown at its field', async () => {
  const { user, api, edits } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit E-mail' }));
  await user.type(part('E-mail').getByLabelText(/New e-mail address/), 'nueva@example.org');
  await user.type(part('E-mail').getByLabelText(/Current password/), 'wrong');
  api.fail(users.wire.edit, 'VALIDATION_FAILED', { fields: { current_password: ['This is not your password.'] } });
  await user.click(part('E-mail').getByRole('button', { name: 'Change address' }));
  expect(await part('E-mail').findByText('This is not your password.')).toBeInTheDocument();
  expect(part('E-mail').getByLabelText(/New e-mail address/)).toHaveValue('nueva@example.org');
  await user.click(part('E-mail').getByRole('button', { name: 'Change address' }));
  await waitFor(() => expect(part('E-mail').queryByLabelText(/New e-mail address/)).not.toBeInTheDocument());
  expect(edits().at(-1)).toEqual({ email: 'nueva@example.org', current_password: 'wrong' });
});

test('the own data is saved as a file and is not kept in the page', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user, api, platform } = await open();
  api.answer(privacyCalls.download, () => ({ version: 2, data: { account: [{ bio: 'Very private' }] } }));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeInTheDocument();
  expect(files).toHaveLength(1);
  expect(JSON.stringify(platform.store.getState())).not.toContain('Very private');
});

test('the removal asks for the password, states the day and how to undo it, and then signs out', async () => {
  const page = await requestRemoval();
  expect(page.api.sent(privacyCalls.remove).map(({ body }) => body)).toEqual([{ password: 'enlace-demo-1' }]);
  expect(isSigningOut(page)).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'Goodbye for now' }));
  await waitFor(() => expect(isSigningOut(page)).toBe(true));
});

test('a leader reads before the removal that the chapter can stay without a leader', async () => {
  const { user } = await open({ permissions: [{ id: 0, name: 'chapters.lead' }] });
  await user.click(screen.getByRole('button', { name: 'Remove my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your account?' }));
  expect(dialog.getByText(/You lead a chapter/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open my chapter' })).toHaveAttribute('href', '/chapters/lima');
});
