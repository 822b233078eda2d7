import { authSlice } from '@enlace/shared-auth';
import { defineScreen } from '@enlace/shared-data';
import { renderScreen } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { sessionEnd } from '../session/session-end';
import type { Decision } from './use-decision';
import { useRedirect } from './use-redirect';

const remotePage = (isProtected: boolean) => ({ kind: 'remote', page: { protected: isProtected } }) as Decision;
const login: Decision = { kind: 'login', callback: '/my?tab=1' };

/** A page with a decision that changes. */
function openPage(first: Decision) {
  let decide: (decision: Decision) => void = () => undefined;
  function Page() {
    const [decision, setDecision] = useState(first);
    decide = setDecision;
    return <p>{useRedirect(decision) ? 'leaving' : 'here'}</p>;
  }
  const page = renderScreen(defineScreen({ Component: Page, slices: [authSlice] }), { path: '/my', viewer: null });
  return { ...page, decide: (decision: Decision) => act(() => decide(decision)) };
}

beforeEach(() => sessionEnd.set(null));

test('a visitor is led to the login page with the way back, and no session ended', async () => {
  const { where } = openPage(login);
  await waitFor(() => expect(where()).toBe('/login?callbackUrl=%2Fmy%3Ftab%3D1'));
  expect(sessionEnd.get()).toBeNull();
});

test('a session that ends under an open page leads to the login page, which knows it', async () => {
  const { where, decide } = openPage(remotePage(true));
  await screen.findByText('here');
  decide(login);
  await waitFor(() => expect(where()).toBe('/login?callbackUrl=%2Fmy%3Ftab%3D1'));
  expect(sessionEnd.get()).toBe('other');
  decide(remotePage(true));
  expect(sessionEnd.get()).toBeNull();
});

test('her own sign-out in the member area leads home', async () => {
  const { where, decide } = openPage(remotePage(true));
  await screen.findByText('here');
  sessionEnd.set('own');
  decide(login);
  await waitFor(() => expect(where()).toBe('/'));
  decide(remotePage(false));
  expect(sessionEnd.get()).toBeNull();
});

test('after her sign-out on a public page, a protected one asks for a sign-in', async () => {
  const { where, decide } = openPage(remotePage(false));
  await screen.findByText('here');
  sessionEnd.set('own');
  decide(login);
  await waitFor(() => expect(where()).toBe('/login?callbackUrl=%2Fmy%3Ftab%3D1'));
});

test('a page that is not for her account leads home and says so', async () => {
  const { where } = openPage({ kind: 'home' });
  await waitFor(() => expect(where()).toBe('/'));
  expect(await screen.findByText('This page is not for your account')).toBeInTheDocument();
});

test('the entrance of the back office leads to the first page of the user, without a notice', async () => {
  const { where } = openPage({ kind: 'office', path: '/admin/doors' });
  await waitFor(() => expect(where()).toBe('/admin/doors'));
  expect(screen.queryByText('This page is not for your account')).not.toBeInTheDocument();
});
