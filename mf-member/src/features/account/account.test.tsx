import { authSlice, loginSucceeded, selectAuth } from '@enlace/shared-auth';
import { privacyCalls, userCalls, users, type UserRecord } from '@enlace/shared-contract';
import { buildUser, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const session = (id: string, is_current: boolean) => ({
  id,
  provider: 'password',
  created_at: '2030-01-02T10:00:00Z',
  expires_at: '2030-02-01T10:00:00Z',
  is_current,
});

const open = async (values: Partial<UserRecord> = {}) => {
  const ownServer = createOwnApi(values);
  let sessions = [session('a', true), session('b', false), session('c', false)];
  ownServer.api.answer(userCalls.ownSignIns, () => ({ data: sessions }));
  ownServer.api.answer(userCalls.endOwnSignIn, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params['id']);
    return { data: {} };
  });
  ownServer.api.answer(userCalls.prove, () => ({ data: { status: 'pin_sent', valid_until: null } }));
  const renderedPage = await renderRemote(remote, pages, '/my/account', { api: ownServer.api, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { ...ownServer, ...renderedPage };
};
const part = (name: string) => within(screen.getByRole('region', { name }));

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
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This browser');
  const [first] = list.getAllByRole('button', { name: 'Sign out there' });
  await user.click(first ?? document.body);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(api.sent(userCalls.endOwnSignIn)[0]?.params).toEqual({ id: 'b' });
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

/** Requests the removal, up to the message with its day. */
const requestRemoval = async () => {
  const page = await open();
  page.api.answer(privacyCalls.remove, () => ({
    data: { status: 'scheduled', removal_due_at: '2030-05-14T12:00:00Z' },
  }));
  page.platform.inject('shell', [{ path: authSlice.path, reducer: authSlice.reducer }]);
  signIn(page, 'token-1');
  await page.user.click(screen.getByRole('button', { name: 'Remove my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your account?' }));
  expect(dialog.getByText(/signing in undoes the removal/)).toBeInTheDocument();
  await page.user.type(dialog.getByLabelText(/Current password/), 'enlace-demo-1');
  await page.user.click(dialog.getByRole('button', { name: 'Remove my account' }));
  expect(await screen.findByText('It will be removed on May 14, 2030.')).toBeInTheDocument();
  return page;
};
const signIn = ({ platform }: Awaited<ReturnType<typeof open>>, accessToken: string) =>
  platform.store.dispatch(
    loginSucceeded({ accessToken, user: buildUser({ id: 7 }), expires_in: 900, expires_at: Date.now() + 900_000 }),
  );
const isSigningOut = ({ platform }: Awaited<ReturnType<typeof open>>) => {
  const state = platform.store.getState() as Parameters<typeof selectAuth>[0];
  return selectAuth(state).loading === 'loading';
};

test('the removal asks for the password, states the day and how to undo it, and then signs out', async () => {
  const page = await requestRemoval();
  expect(page.api.sent(privacyCalls.remove).map(({ body }) => body)).toEqual([{ password: 'enlace-demo-1' }]);
  expect(isSigningOut(page)).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'Goodbye for now' }));
  await waitFor(() => expect(isSigningOut(page)).toBe(true));
});

test('a sign-in in another tab, which undoes the removal, is not signed out with the farewell', async () => {
  const page = await requestRemoval();
  signIn(page, 'token-2');
  await page.user.click(screen.getByRole('button', { name: 'Goodbye for now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isSigningOut(page)).toBe(false);
});
