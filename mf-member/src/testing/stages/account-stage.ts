import { authSlice, loginSucceeded, selectAuth } from '@enlace/shared-auth';
import { privacyCalls, userCalls, type UserRecord } from '@enlace/shared-contract/identity';
import { buildUser, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

const session = (id: string, is_current: boolean, browser: string | null, system: string | null) => ({
  id,
  browser,
  system,
  provider: 'password',
  created_at: '2030-01-02T10:00:00Z',
  expires_at: '2030-02-01T10:00:00Z',
  is_current,
});

export const open = async (values: Partial<UserRecord> = {}) => {
  const ownServer = createOwnApi(values);
  let sessions = [
    session('a', true, 'Firefox', 'Android'),
    session('b', false, 'Chrome', 'Windows'),
    session('c', false, null, null),
  ];
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
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** Requests the removal, up to the message with its day. */
export const requestRemoval = async () => {
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

export function signIn({ platform }: Awaited<ReturnType<typeof open>>, accessToken: string): void {
  platform.store.dispatch(
    loginSucceeded({ accessToken, user: buildUser({ id: 7 }), expires_in: 900, expires_at: Date.now() + 900_000 }),
  );
}

export const isSigningOut = ({ platform }: Awaited<ReturnType<typeof open>>) => {
  const state = platform.store.getState() as Parameters<typeof selectAuth>[0];
  return selectAuth(state).loading === 'loading';
};
