import { userCalls } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { open, part, requestRemoval, signIn, isSigningOut } from '../../testing/stages/account-stage';

test('a user without a password proves the identity with a mailed code, pasted in any form', async () => {
  const { user, api, edits } = await open({ is_social: true });
  await user.click(screen.getByRole('button', { name: 'Edit E-mail' }));
  await user.click(part('E-mail').getByRole('button', { name: /mail me a code/ }));
  await user.type(part('E-mail').getByLabelText(/New e-mail address/), 'nueva@example.org');
  const code = await part('E-mail').findByLabelText(/Code from the mail/);
  await user.type(code, '123 456');
  api.fail(userCalls.prove, 'INVALID_PIN', { userMessage: 'This code is wrong.' });
  await user.click(part('E-mail').getByRole('button', { name: 'Change address' }));
  expect(await part('E-mail').findByText('This code is wrong.')).toBeInTheDocument();
  expect(edits()).toEqual([]);
  await user.click(part('E-mail').getByRole('button', { name: 'Change address' }));
  await waitFor(() => expect(edits()).toEqual([{ email: 'nueva@example.org' }]));
  expect(api.sent(userCalls.prove).map(({ body }) => body)).toEqual([{}, { pin: '123456' }, { pin: '123456' }]);
});

test('two different new passwords are not sent', async () => {
  const { user, edits } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Password' }));
  await user.type(part('Password').getByLabelText(/Current password/), 'enlace-demo-1');
  await user.type(part('Password').getByLabelText(/^New password \*?$|^New password$/), 'a-long-secret');
  await user.type(part('Password').getByLabelText(/New password again/), 'a-long-secres');
  await user.click(part('Password').getByRole('button', { name: 'Change password' }));
  expect(await part('Password').findByText('The two passwords differ.')).toBeInTheDocument();
  expect(edits()).toEqual([]);
});

test('other login sessions can be ended one by one', async () => {
  const { user, api } = await open();
  const list = within(await screen.findByRole('list', { name: 'Signed in' }));
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^Firefox on Android This device/);
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/^Chrome on Windows/);
  expect(list.getAllByRole('listitem')[2]).toHaveTextContent(/^E-mail and password/);
  const [first] = list.getAllByRole('button', { name: 'Sign out there' });
  await user.click(first ?? document.body);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(api.sent(userCalls.endOwnSignIn)[0]?.params).toEqual({ id: 'b' });
});

test('a sign-in in another tab, which undoes the removal, is not signed out with the farewell', async () => {
  const page = await requestRemoval();
  signIn(page, 'token-2');
  await page.user.click(screen.getByRole('button', { name: 'Goodbye for now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isSigningOut(page)).toBe(false);
});
