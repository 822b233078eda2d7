import { draftCalls } from '@enlace/shared-contract/admin';
import { attendeesCalls, attendeeTicketCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { eventWorkCalls } from '@enlace/shared-contract/events';
import { seatCountCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { at, officeApi, open } from '../../../testing/stages/publishing-stage';

test('an event is copied to another date in its own time zone, and the copy is opened', async () => {
  const { api, user, where } = await open('publishing');
  const group = await screen.findByRole('group', { name: /^Starts/ });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByText('Please fill this in.')).toBeVisible();
  await user.type(within(group).getByLabelText('Date'), '2091-06-01');
  await user.type(within(group).getByLabelText('Time'), '18:00');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(where()).toBe('/admin/events/7'));
  expect(api.sent(eventWorkCalls.copy)[0]?.body).toMatchObject({
    starts_at: '2091-06-01T23:00:00.000Z',
    key: expect.any(String),
  });
});

const report = {
  days: [{ day: '2031-01-02', tickets: 3, amount: 7500 }],
  currency: 'USD',
  paid: 7500,
  refunded: 2500,
  amount_without_tickets: 0,
  capacity: 40,
  is_over: true,
  orders: { begun: 5, detailed: 3, held: 1, confirmed: 2, given_up: 2 },
  tickets: { valid: 2, cancelled: 1, came: 1 },
  by_ticket: [{ id: 2, name: 'General', sold: 3, cancelled: 1, came: 1, amount: 7500 }],
  by_code: [{ code: 'AMIGAS', orders: 1, uses: 2, discount: 500 }],
  attendance: { expected: 2, came: 1 },
  at_door: [{ method: 'cash', currency: 'USD', amount: 2500, count: 1 }],
};

test('the report has sales by day, orders and money', async () => {
  const api = officeApi();
  api.answer(eventWorkCalls.report, () => ({ data: report }));
  const seats = (sold: number) => ({ sold, held: 0 });
  const drift = { kind: 'event', id: 1, event_id: 1, stored: seats(3), counted: seats(2) };
  const count = {
    id: 1,
    counted_at: at,
    row_count: 9,
    drift: [drift, { ...drift, kind: 'choice', id: 5 }, { ...drift, id: 2, event_id: 2 }],
  };
  api.answer(seatCountCalls.list, () => ({ data: [count], meta: { page: 1, per_page: 1, total: 1 } }));
  api.answer(seatCountCalls.add, () => {
    const data = { ...count, drift: [] };
    api.answer(seatCountCalls.list, () => ({ data: [data], meta: { page: 1, per_page: 1, total: 1 } }));
    return { data };
  });
  const { user } = await open('report', api);
  expect(await screen.findByRole('row', { name: /2, 2031 3 \$75.00/ })).toBeVisible();
  const figure = (term: string) => screen.getAllByText(term)[0]?.closest('div');
  expect(figure('Tickets sold')).toHaveTextContent('Tickets sold21 cancelled');
  expect(figure('Checked in')).toHaveTextContent('Checked in11 did not come (50%)');
  expect(figure('Remains')).toHaveTextContent('Remains$50.00$75.00 paid, $25.00 refunded');
  expect(screen.getByText('Of this, in cash at the door').nextElementSibling).toHaveTextContent('$25.00');
  expect(figure('Seats sold')).toHaveTextContent('Seats sold5%2 of 40 seats');
  expect(screen.getByRole('img', { name: 'Tickets by day of their sale' })).toBeVisible();
  const row = (table: string, name: RegExp) =>
    within(screen.getByRole('table', { name: table })).getByRole('row', { name });
  expect(row('From the checkout to the ticket', /Name and address given 3 60%/)).toBeVisible();
  expect(row('By ticket', /General 3 1 1 \$75.00/)).toBeVisible();
  expect(row('By code', /AMIGAS 2 1 \$5.00/)).toBeVisible();
  expect(row('Who came', /Did not come 1 50%/)).toBeVisible();
  const [eventDrift, choiceDrift, ...otherAlerts] = await screen.findAllByRole('alert');
  expect(eventDrift).toHaveTextContent('The event has 3 sold and 0 held seats, but 2 and 0');
  expect(choiceDrift).toHaveTextContent('Choice 5 of a question has 3 sold and 0 held seats, but 2 and 0');
  expect(otherAlerts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  expect(await screen.findByText('The seats of this event agree with its tickets.')).toBeVisible();
});

test('the chart of a long sale is by week, and each bar has its first and last day', async () => {
  const api = officeApi();
  const days = ['2031-01-01', '2031-01-03', '2031-03-20'].map((day) => ({ day, tickets: 2, amount: 0 }));
  api.answer(eventWorkCalls.report, () => ({ data: { ...report, days } }));
  api.answer(seatCountCalls.list, () => ({ data: [], meta: { page: 1, per_page: 1, total: 0 } }));
  await open('report', api);
  expect(await screen.findByRole('img', { name: 'Tickets by week of their sale' })).toBeVisible();
  expect(screen.getByText('Jan 1, 2031 – Jan 7, 2031: 4 tickets')).toBeInTheDocument();
  expect(screen.getByText('Mar 19, 2031 – Mar 20, 2031: 2 tickets')).toBeInTheDocument();
});

test('a ticket goes to another person', async () => {
  const api = officeApi();
  const attendee: ListedAttendee = {
    id: 3,
    event_id: 1,
    ticket_id: 2,
    ticket: { id: 2, name: 'General' },
    state: 'confirmed',
    first_name: 'Ana',
    last_name: 'Luna',
    email: 'ana@example.org',
    created_at: at,
    cancelled_at: null,
    cancel_reason: null,
    checked_in_at: null,
    checked_in_gate: null,
    order: { id: 9, reference: 'r', number: '7K3Q-92XM', state: 'confirmed' },
    price: 0,
    refundable: 0,
    currency: 'USD',
  };
  const states = { confirmed: 1, pending_approval: 0, cancelled: 0, checked_in: 0, not_checked_in: 1 };
  const meta = { total: 1, page: 1, per_page: 25, states };
  api.answer(attendeesCalls.list, () => ({ data: [attendee], meta }));
  api.answer(attendeesCalls.transfer, () => ({ data: attendee }));
  const { user } = await open('attendees', api);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Luna' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Give it to another person' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^First name/), 'Eva');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Sol');
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'eva@example.org');
  await user.click(within(dialog).getByRole('button', { name: 'Give it to another person' }));
  await waitFor(() =>
    expect(api.sent(attendeesCalls.transfer)[0]).toMatchObject({
      params: { id: 3 },
      body: { email: 'eva@example.org' },
    }),
  );
});

test('an event that is over moves into the archive and out of it', async () => {
  const api = officeApi();
  api.change('events', 1, { starts_at: '2021-03-05T23:00:00.000Z', ends_at: '2021-03-06T01:00:00.000Z' });
  api.answer(eventWorkCalls.archive, ({ body }) => {
    api.change('events', 1, { archived_at: body['is_archived'] === true ? at : null });
    return { data: body };
  });
  const { user } = await open('publishing', api);
  await user.click(await screen.findByRole('button', { name: 'Move to the archive' }));
  expect(await screen.findByText(/in the archive since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it out of the archive' }));
  expect(await screen.findByText(/^Takes the event out of the lists/)).toBeVisible();
});

test('a draft is viewed as its page by a link that can be copied', async () => {
  const api = officeApi();
  api.change('events', 1, { status: 'draft' });
  const answer = { url: '/events/cafe-con-datos?preview=1.2.3.x', until: '2031-01-03T10:00:00.000Z' };
  api.answer(draftCalls.preview, () => ({ data: answer }));
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open('', api);
  await user.click(await screen.findByRole('button', { name: 'View as page' }));
  const address = `${location.origin}${answer.url}`;
  expect(await screen.findByRole('textbox', { name: /Link to the draft/ })).toHaveValue(address);
  expect(openWindow).toHaveBeenCalledWith(answer.url, '_blank', 'noopener');
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.queryByRole('link', { name: 'Open the page of the event' })).not.toBeInTheDocument();
  openWindow.mockRestore();
});

test('the window of a draft opens with the press, gets its address with the answer, and closes without one', async () => {
  const api = officeApi();
  api.change('events', 1, { status: 'draft' });
  const page = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  const { user } = await open('', api);
  api.fail(draftCalls.preview, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(await screen.findByRole('button', { name: 'View as page' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(openWindow).toHaveBeenLastCalledWith('', '_blank');
  expect(page.close).toHaveBeenCalledTimes(1);
  api.answer(draftCalls.preview, () => {
    expect(openWindow).toHaveBeenCalledTimes(2);
    return { data: { url: '/events/cafe?preview=1', until: '2031-01-03T10:00:00.000Z' } };
  });
  await user.click(screen.getByRole('button', { name: 'View as page' }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith('/events/cafe?preview=1'));
  expect([page.opener, page.close.mock.calls.length, openWindow.mock.calls.length]).toEqual([null, 1, 2]);
  openWindow.mockRestore();
});

test('a meeting has an address of its own, which can be removed', async () => {
  const api = officeApi();
  const room = { id: 1, event_id: 1, provider: 'own', url: 'https://meet.example/own', host_url: null };
  const answerRoom = (data: typeof room | null) => api.answer(attendeeTicketCalls.getMeeting, () => ({ data }));
  api.answer(attendeeTicketCalls.setMeeting, () => {
    answerRoom(room);
    return { data: room };
  });
  api.answer(attendeeTicketCalls.removeMeeting, () => {
    answerRoom(null);
    return { data: null };
  });
  const { user } = await open('publishing', api);
  await user.click(await screen.findByRole('button', { name: 'Use an address of your own' }));
  const dialog = await screen.findByRole('dialog', { name: 'Address of the meeting' });
  const field = within(dialog).getByLabelText(/^Address/);
  await user.type(field, 'http://meet.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please enter an address that begins with https://.')).toBeVisible();
  expect(api.sent(attendeeTicketCalls.setMeeting)).toEqual([]);
  await user.clear(field);
  await user.type(field, room.url);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: room.url })).toBeVisible();
  expect(api.sent(attendeeTicketCalls.setMeeting)[0]?.body).toEqual({ url: room.url });
  await user.click(screen.getByRole('button', { name: 'Remove the meeting' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the meeting?' });
  await user.click(within(question).getByRole('button', { name: 'Remove the meeting' }));
  expect(await screen.findByRole('button', { name: 'Create a room' })).toBeVisible();
});
