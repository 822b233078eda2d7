import { attendanceCalls, attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { cancellation, event, ticket, open } from '../../../testing/stages/ticket-stage';

test('shows event, holder, place and the QR code, without a login', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.getByText('Killa Ñaupari')).toBeInTheDocument();
  expect(screen.getByText(/Casa Común, Calle 1/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code of your ticket' })).toHaveAttribute(
    'src',
    '/api/v2/attendee-tickets/secret-slug/qr.svg',
  );
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

test('is added to the calendars of services, too', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Add to calendar'));
  expect(screen.getByRole('link', { name: 'Apple Calendar and others (file)' })).toHaveAttribute(
    'href',
    '/api/v2/attendee-tickets/secret-slug/calendar.ics',
  );
  const addressOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  expect(Object.fromEntries(addressOf('Google Calendar').searchParams)).toMatchObject({
    text: 'Café con datos',
    dates: '20310305T230000Z/20310306T010000Z',
    location: 'Casa Común, Bogotá',
  });
  // The address of the ticket is a secret, and stays out of the calendar.
  expect(addressOf('Outlook').searchParams.get('body')).toBe(`${location.origin}/events/cafe`);
});

test.each([
  [{ format: 'online' }, false],
  [{ status: 'moved_online' }, false],
  [{ format: 'hybrid' }, true],
])('the code is for the entrance only where there is one: %j', async (values, isShown) => {
  await open({ event: { ...event, ...values } });
  expect(await screen.findByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  expect(screen.queryByText(/at the entrance/) !== null).toBe(isShown);
});

test('a ticket without a required answer asks its holder to complete the details', async () => {
  await open({ needs_details: true });
  expect(await screen.findByText(/^Some required questions have no answer yet/)).toBeVisible();
});

test.each([
  [{ state: 'cancelled' }, 'This ticket is cancelled.'],
  [{ event: { ...event, status: 'cancelled' } }, 'This event has been cancelled.'],
])('%j has no QR code', async (values, text) => {
  await open(values);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the holder cancels after a question, without an account', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel my ticket' }));
  expect(screen.queryByText(/for a seat at this event/)).not.toBeInTheDocument();
  api.answer(attendanceCalls.cancelAttendance, () => {
    api.answer(attendanceCalls.getAttendeeTicket, () => ({ data: { ...ticket, state: 'cancelled' } }));
    return { data: { ...ticket, state: 'cancelled' } };
  });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the ticket' }));
  expect(await screen.findByText('This ticket is cancelled.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  expect(api.sent(attendanceCalls.cancelAttendance)[0]).toMatchObject({
    params: { id: 3 },
    query: { token: 'signed' },
  });
});

test.each([
  [1, '1 person waits for a seat at this event, and gets yours.'],
  [12, '12 people wait for a seat at this event. The first of them gets yours.'],
])(
  'the question has the number of people who wait (%i), and a cancelled ticket the way to their list',
  async (people, text) => {
    const soldOutEvent = { ...event, waiting: { people, can_join: true } };
    const { api, user } = await open({ event: soldOutEvent });
    await user.click(await screen.findByRole('button', { name: 'Cancel my ticket' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join the waiting list' })).not.toBeInTheDocument();
    const cancelledTicket = { ...ticket, state: 'cancelled', event: soldOutEvent };
    api.answer(attendanceCalls.cancelAttendance, () => {
      api.answer(attendanceCalls.getAttendeeTicket, () => ({ data: cancelledTicket }));
      return { data: cancelledTicket };
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel the ticket' }));
    expect(await screen.findByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
      'href',
      '/events/cafe/waiting-list',
    );
  },
);

test.each([
  [{ paid: 0, refund: 0 }, 'This cannot be undone.', /card|paid/],
  [
    { paid: 1500, refund: 1500 },
    '$15.00 goes back to the card that paid for this ticket, within 5 to 10 days.',
    /not given back|your card/,
  ],
  [{ paid: 1500, refund: 0 }, '$15.00 was paid for this ticket. It is not given back.', /card|You paid/],
])('the question before a cancellation has what happens to the money: %j', async (values, text, otherText) => {
  const { api, user } = await open({ cancellation: { ...cancellation, ...values } });
  await user.click(await screen.findByRole('button', { name: 'Cancel my ticket' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(text, { exact: false })).toBeInTheDocument();
  expect(dialog.queryByText(otherText)).not.toBeInTheDocument();
  api.fail(attendanceCalls.cancelAttendance, 'CONFLICT', { userMessage: 'The time for this is over.' });
  await user.click(dialog.getByRole('button', { name: 'Cancel the ticket' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The time for this is over.');
  await user.click(dialog.getByRole('button', { name: 'Keep my ticket' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [
    '2025-03-05T03:30:00.000Z',
    'This ticket could be cancelled until Tuesday, March 4, 2025 at 10:30 PM GMT-\u20605. If you cannot come, ask the organisers.',
  ],
  ['2031-03-05T23:00:00.000Z', 'This ticket cannot be cancelled here. If you cannot come, ask the organisers.'],
])('a ticket that cannot be cancelled has no button, but until when it could: %s', async (until, text) => {
  await open({ cancellation: { ...cancellation, is_open: false, until } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel my ticket' })).not.toBeInTheDocument();
});

test('the end of the cancellation names the zone as all pages do', async () => {
  const mexicanEvent = { ...event, timezone: 'America/Mexico_City' };
  const closedCancellation = { ...cancellation, is_open: false, until: '2025-03-05T03:30:00.000Z' };
  await open({ event: mexicanEvent, cancellation: closedCancellation });
  expect(await screen.findByText(/until Tuesday, March 4, 2025 at 9:30 PM GMT-\u20606\./)).toBeInTheDocument();
});

describe('the holder', () => {
  const question = {
    ticket_id: 7,
    help: null,
    is_required: false,
    is_sensitive: false,
    min: null,
    max: null,
    text_version: 1,
    depends_on: null,
    choices: [],
    translations: {},
    created_at: '2030-01-01',
    updated_at: '2030-01-01',
  };
  const form = {
    can_change: true,
    can_transfer: true,
    answers: { 11: true, 12: [2], 13: 'Vegan' },
    questions: [
      { ...question, id: 11, position: 1, type: 'boolean', label: 'Do you need a T-shirt?' },
      {
        ...question,
        id: 12,
        position: 2,
        type: 'single',
        label: 'Size',
        choices: [
          { id: 1, label: 'M', left: 3, translations: {} },
          { id: 2, label: 'L', left: null, translations: {} },
        ],
      },
      { ...question, id: 13, position: 3, type: 'text', label: 'Diet' },
      { ...question, id: 14, position: 4, type: 'file', label: 'CV', is_required: true },
    ],
  };

  test('changes name and answers, and learns that a new address needs a confirmation', async () => {
    const { api, user } = await open();
    api.answer(attendeeTicketCalls.form, () => ({ data: form }));
    api.answer(attendeeTicketCalls.changeTicket, () => ({
      data: { id: 3, first_name: 'Killa', last_name: 'Q', email: 'killa@example.org', is_confirmation_sent: true },
    }));
    await user.click(await screen.findByRole('button', { name: 'Change my details' }));
    const diet = await screen.findByLabelText(/Diet/);
    expect(diet).toHaveValue('Vegan');
    expect(screen.getByLabelText('Yes')).toBeChecked();
    expect(screen.getByLabelText('L')).toBeChecked();
    await user.clear(screen.getByLabelText(/E-mail/));
    await user.type(screen.getByLabelText(/E-mail/), 'new@example.org');
    await user.clear(diet);
    await user.type(diet, 'Kosher');
    api.fail(attendeeTicketCalls.changeTicket, 'VALIDATION_FAILED', { fields: { 'answers[13]': ['Too short.'] } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too short.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/open the link in it to confirm the address/)).toBeInTheDocument();
    expect(api.sent(attendeeTicketCalls.changeTicket).at(-1)).toMatchObject({
      params: { slug: 'secret-slug' },
      body: { token: 'signed', email: 'new@example.org', answers: { 11: 'true', 12: '2', 13: 'Kosher' } },
    });
    expect(screen.queryByLabelText(/Diet/)).not.toBeInTheDocument();
  });
});

test('the link of a ticket that was given away says so', async () => {
  const api = createFakeApi();
  api.fail(attendanceCalls.getAttendeeTicket, 'NOT_FOUND', { times: 3, details: { state: 'transferred' } });
  await renderRemote(remote, pages, '/t/old', { api, viewer: null });
  expect(await screen.findByText('This ticket belongs to another person now')).toBeInTheDocument();
});

test('a wrong address leads to the mail with lost tickets', async () => {
  const api = createFakeApi();
  api.fail(attendanceCalls.getAttendeeTicket, 'NOT_FOUND', { times: 3 });
  api.answer(attendeeTicketCalls.findLost, () => null);
  const { user } = await renderRemote(remote, pages, '/t/nope', { api, viewer: null });
  await user.type(await screen.findByLabelText(/E-mail/), 'killa@example.org');
  await user.click(screen.getByRole('button', { name: 'Send my tickets again' }));
  expect(await screen.findByText('If killa@example.org has tickets, they are on their way.')).toBeInTheDocument();
  expect(api.sent(attendeeTicketCalls.findLost)[0]?.body).toEqual({ email: 'killa@example.org' });
});
