import { waitingListCalls } from '@enlace/shared-contract/orders';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { place, openPlace } from '../../testing/stages/waiting-stage';

const offer = { quantity: 1, ends_at: '2031-03-01T15:00:00.000Z', seconds_left: 43_200, total: 0 };

test('an offer is accepted, and its tickets are shown', async () => {
  const { api, user } = await openPlace({ state: 'offered', position: null, offer });
  expect(await screen.findByText(/1 ticket is held for you/)).toBeInTheDocument();
  expect(screen.getByText(/^Until Saturday, March 1/)).toBeInTheDocument();
  const acceptedPlace = {
    ...place,
    state: 'accepted',
    position: null,
    tickets: [{ slug: 'abc', first_name: 'Inés', last_name: 'Zúñiga' }],
  };
  api.fail(waitingListCalls.acceptOffer, 'HOLD_EXPIRED', { userMessage: 'This offer has ended.' });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('This offer has ended.')).toBeInTheDocument();
  api.answer(waitingListCalls.acceptOffer, () => {
    api.answer(waitingListCalls.getWaitingPlace, () => ({ data: acceptedPlace }));
    return { data: { ...acceptedPlace, hold: null } };
  });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('link', { name: 'Open the ticket of Inés Zúñiga' })).toHaveAttribute('href', '/t/abc');
});

test('the link of the mail opens the question before it keeps the place', async () => {
  const { api, user } = await openPlace(
    { state: 'offered', position: null, offer },
    '/waiting-list/5.secret?answer=keep',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Keep waiting?' });
  api.answer(waitingListCalls.keepWaiting, () => {
    api.answer(waitingListCalls.getWaitingPlace, () => ({
      data: { ...place, resumes_at: '2031-03-01T15:00:00.000Z' },
    }));
    return { data: place };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Not now, keep my place' }));
  expect(await screen.findByText(/The next offer comes after Mar 1, 2031, 10:00 AM GMT-\u20605/)).toBeInTheDocument();
  expect(api.sent(waitingListCalls.keepWaiting)[0]?.params).toEqual({ token: '5.secret' });
});

test('a forged link has its own page', async () => {
  const api = createFakeApi();
  api.fail(waitingListCalls.getWaitingPlace, 'NOT_FOUND', { times: 3 });
  await renderRemote(remote, pages, '/waiting-list/nope', { api, viewer: null });
  expect(await screen.findByText('This place does not exist')).toBeInTheDocument();
});
