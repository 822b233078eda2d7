import { waitingListCalls } from '@enlace/shared-contract/orders';
import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { estimate, place, openPlace } from '../../testing/stages/waiting-stage';

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
