import { AppError } from '@enlace/shared-contract/errors';
import { cardLinkCalls } from '@enlace/shared-contract/memberships';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const dueState = { amount: 900, currency: 'USD', last4: '0341', can_pay: true };

const open = (api: ReturnType<typeof createFakeApi>) =>
  renderRemote(remote, pages, '/pay/5.6.abc', { api, locale: 'en' });

test('shows the amount and the last digits alone', async () => {
  const api = createFakeApi();
  api.answer(cardLinkCalls.getCardLink, () => ({ data: dueState }));
  await open(api);
  expect(await screen.findByText('$9.00 is due')).toBeInTheDocument();
  expect(screen.getByText(/^The card ending in 0341 was declined\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enter another card' })).toBeEnabled();
});

test('an ended link leads to the sign-in, and a paid amount needs nothing', async () => {
  const api = createFakeApi();
  api.answer(cardLinkCalls.getCardLink, () => {
    throw new AppError('LINK_ENDED');
  });
  const { unmount } = await open(api);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/my/membership');
  unmount();
  const other = createFakeApi();
  other.answer(cardLinkCalls.getCardLink, () => ({ data: { ...dueState, amount: 0 } }));
  await open(other);
  expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeInTheDocument();
});

test('a failed beginning charges nothing and can be tried again', async () => {
  const api = createFakeApi();
  api.answer(cardLinkCalls.getCardLink, () => ({ data: dueState }));
  api.answer(cardLinkCalls.startLinkedCard, () => {
    throw new AppError('RATE_LIMITED', { userMessage: 'Too many attempts.' });
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Enter another card' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Enter another card' })).toBeEnabled();
});
