import { waitingListCalls } from '@enlace/shared-contract';
import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const soldOut = {
  id: 7,
  name: 'General',
  description: null,
  kind: 'standard',
  price: 0,
  member_price: null,
  currency: 'USD',
  min_per_order: 1,
  max_per_order: 3,
  sale_starts_at: null,
  sale_ends_at: null,
  visibility: 'public',
  left: 0,
  state: 'waitlist_open',
  has_waiting_list: true,
} as const;
const estimate = { seats_ahead: 4, expected_seats: 6, chance: 'possible' };
const place = {
  ...{
    state: 'waiting',
    first_name: 'Inés',
    quantity: 2,
    takes_fewer: true,
    position: 3,
    resumes_at: null,
    ...estimate,
  },
  ticket: { id: 7, name: 'General', price: 0, currency: 'USD', has_questions: false },
  event: {
    ...{ id: 1, title: 'Café con datos', slug: 'cafe', city: 'Bogotá', timezone: 'America/Bogota' },
    ...{ starts_at: '2031-03-05T23:00:00.000Z', ends_at: '2031-03-06T01:00:00.000Z' },
  },
  offer: null,
  tickets: [],
};
const offer = { quantity: 1, ends_at: '2031-03-01T15:00:00.000Z', seconds_left: 43_200, total: 0 };

function eventApi() {
  return createFakeApi({
    events: [
      buildEvent({
        id: 1,
        slug: 'cafe',
        title: 'Café con datos',
        starts_at: '2031-03-05T23:00:00.000Z',
        tickets: [soldOut],
      }),
    ],
  });
}

async function openPlace(values: object = {}, path = '/waiting-list/5.secret') {
  const api = createFakeApi();
  api.answer(waitingListCalls.getWaitingPlace, () => ({ data: { ...place, ...values } }));
  return renderRemote(remote, pages, path, { api, viewer: null });
}

test('a sold-out ticket leads from the page of the event to the waiting list', async () => {
  await renderRemote(remote, pages, '/events/cafe', { api: eventApi(), viewer: null });
  const [link] = await screen.findAllByRole('link', { name: 'Join the waiting list' });
  expect(link).toHaveAttribute('href', '/events/cafe/waiting-list?ticket=7');
});

test('a person joins; errors of the server are at the fields, and nothing typed is lost', async () => {
  const { api, user } = await renderRemote(remote, pages, '/events/cafe/waiting-list?ticket=7', {
    api: eventApi(),
    viewer: null,
  });
  await user.selectOptions(await screen.findByLabelText(/How many tickets/), '2');
  await user.click(screen.getByLabelText(/Offer me fewer/));
  await user.type(screen.getByLabelText(/First name/), 'Inés');
  await user.type(screen.getByLabelText(/Last name/), 'Zúñiga');
  await user.type(screen.getByLabelText(/E-mail/), 'ines@example.org');
  api.fail(waitingListCalls.joinWaitingList, 'MAX_PER_ORDER', { fields: { quantity: ['You can take up to 1.'] } });
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('You can take up to 1.')).toBeInTheDocument();
  expect(screen.getByLabelText(/First name/)).toHaveValue('Inés');
  api.answer(waitingListCalls.joinWaitingList, () => ({ data: { position: 3, ...estimate } }));
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('Place 3')).toBeInTheDocument();
  expect(screen.getByText('An offer is possible.')).toBeInTheDocument();
  expect(screen.getByText(/A mail to ines@example.org/)).toBeInTheDocument();
  expect(api.sent(waitingListCalls.joinWaitingList).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { first_name: 'Inés', email: 'ines@example.org' },
  });
});

test('a place shows position and chance, and is left after a question', async () => {
  const { api, user } = await openPlace();
  expect(await screen.findByText('Place 3')).toBeInTheDocument();
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await user.click(screen.getByRole('button', { name: 'Leave the list' }));
  api.answer(waitingListCalls.leaveWaitingList, () => {
    api.answer(waitingListCalls.getWaitingPlace, () => ({ data: { ...place, state: 'left', position: null } }));
    return { data: { ...place, state: 'left', position: null } };
  });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the list' }));
  expect(await screen.findByText('You have left the list')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join again' })).toHaveAttribute(
    'href',
    '/events/cafe/waiting-list?ticket=7',
  );
});

test('an offer is accepted, and its tickets are shown', async () => {
  const { api, user } = await openPlace({ state: 'offered', position: null, offer });
  expect(await screen.findByText(/1 ticket is held for you/)).toBeInTheDocument();
  expect(screen.getByText(/^Until Saturday, March 1/)).toBeInTheDocument();
  const acceptedPlace = {
    ...{ ...place, state: 'accepted', position: null },
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
  expect(await screen.findByText(/The next offer comes after Mar 1, 2031/)).toBeInTheDocument();
  expect(api.sent(waitingListCalls.keepWaiting)[0]?.params).toEqual({ token: '5.secret' });
});

test('a forged link has its own page', async () => {
  const api = createFakeApi();
  api.fail(waitingListCalls.getWaitingPlace, 'NOT_FOUND', { times: 3 });
  await renderRemote(remote, pages, '/waiting-list/nope', { api, viewer: null });
  expect(await screen.findByText('This place does not exist')).toBeInTheDocument();
});
