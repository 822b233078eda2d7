import { attendanceCalls } from '@enlace/shared-contract/attendees';
import { calendarCalls } from '@enlace/shared-contract/events';
import { waitingListCalls } from '@enlace/shared-contract/orders';
import { entitlementCalls } from '@enlace/shared-contract/packages';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const ticket = {
  id: 3,
  event_id: 1,
  ticket_id: 7,
  first_name: 'Ñusta',
  last_name: 'Quispe',
  email: 'nusta@example.org',
  slug: 'secret-slug',
  state: 'confirmed',
  created_at: '2030-01-01T00:00:00.000Z',
  ticket: { id: 7, name: 'General' },
  event: {
    id: 1,
    title: 'Café con datos',
    slug: 'cafe',
    status: 'published',
    format: 'in_person',
    starts_at: '2031-03-05T23:00:00.000Z',
    ends_at: '2031-03-06T01:00:00.000Z',
    timezone: 'America/Bogota',
    venue_name: 'Casa Común',
    venue_address: null,
    city: 'Bogotá',
    join_opens_at: null,
    join_url: null,
  },
};

async function open(rows: readonly object[], path = '/my/tickets') {
  const { api } = createOwnApi();
  api.answer(attendanceCalls.myTickets, () => ({ data: rows, meta: { total: rows.length } }));
  return {
    ...(await renderRemote(remote, pages, path, { api, locale: 'en' })),
    sentQueries: () => api.sent(attendanceCalls.myTickets),
  };
}

test('lists coming tickets, each with a link to its page', async () => {
  const { sentQueries } = await open([ticket]);
  expect(await screen.findByRole('link', { name: 'Open the ticket for Café con datos' })).toHaveAttribute(
    'href',
    '/t/secret-slug',
  );
  expect(screen.getByText('6:00 PM GMT-\u20605 · Casa Común · General')).toBeInTheDocument();
  expect(sentQueries()[0]?.query).toMatchObject({ when: 'coming', page: 1 });
});

test('cancelled tickets have their own list, with the reason', async () => {
  const { sentQueries, user } = await open([{ ...ticket, event: { ...ticket.event, status: 'cancelled' } }]);
  await user.click(await screen.findByRole('link', { name: 'Cancelled' }));
  expect(await screen.findByText('The event was cancelled')).toBeInTheDocument();
  expect(sentQueries().at(-1)?.query).toMatchObject({ when: 'cancelled' });
});

test('without tickets the page leads to the events', async () => {
  await open([], '/my/tickets?when=past');
  expect(await screen.findByText('No tickets of past events')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events');
});

test('a failed list can be loaded again', async () => {
  const { api } = createOwnApi();
  api.fail(attendanceCalls.myTickets, 'INTERNAL');
  api.answer(attendanceCalls.myTickets, () => ({ data: [ticket], meta: { total: 1 } }));
  const { user } = await renderRemote(remote, pages, '/my/tickets', { api, locale: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Café con datos')).toBeInTheDocument();
});

test('an online event names the time of its link, and has the link then', async () => {
  const event = { ...ticket.event, format: 'online', join_opens_at: '2031-03-05T22:45:00.000Z' };
  const { unmount } = await open([{ ...ticket, event }]);
  expect(
    await screen.findByText('The link to the meeting appears here on Wed, Mar 5, 2031, 5:45 PM GMT-\u20605.'),
  ).toBeInTheDocument();
  unmount();
  await open([{ ...ticket, event: { ...event, join_url: 'https://meet.example/x' } }]);
  expect(await screen.findByRole('link', { name: 'Join the meeting' })).toHaveAttribute(
    'href',
    'https://meet.example/x',
  );
});

test('the calendar of the own events has an address that is made, changed and removed', async () => {
  const { api, user } = await open([]);
  const answerWith = (url: string | null) => () => {
    api.answer(calendarCalls.getMyCalendar, () => ({ data: { url } }));
    return { data: { url } };
  };
  api.answer(calendarCalls.openMyCalendar, answerWith('https://enlace.example/calendars/one.ics'));
  api.answer(calendarCalls.closeMyCalendar, answerWith(null));
  await user.click(await screen.findByRole('button', { name: 'Make an address for my calendar' }));
  const webcal = 'webcal://enlace.example/calendars/one.ics';
  expect(await screen.findByRole('link', { name: 'Apple Calendar, Outlook' })).toHaveAttribute('href', webcal);
  expect(
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href).searchParams.get('cid'),
  ).toBe(webcal);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe('https://enlace.example/calendars/one.ics');
  expect(await screen.findByText('The address is copied.')).toBeInTheDocument();
  expect(screen.getByText('https://enlace.example/calendars/one.ics')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the address' }));
  expect(await screen.findByRole('button', { name: 'Make an address for my calendar' })).toBeInTheDocument();
});

test('a plan without the calendar shows the reason and the way to the plans', async () => {
  const { api } = createOwnApi();
  const reason = '“Your events in your calendar” is part of the plan Branch.';
  api.answer(entitlementCalls.listEntitlements, () => ({
    data: [{ capability: 'calendar_feed', feature: 'x', is_allowed: false, limit: null, used: 0, plans: [], reason }],
  }));
  await renderRemote(remote, pages, '/my/tickets', { api, locale: 'en' });
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/plans');
  expect(screen.queryByRole('button', { name: 'Make an address for my calendar' })).not.toBeInTheDocument();
});

test('places on waiting lists are shown with position or offer, and left after a question', async () => {
  const { api } = createOwnApi();
  const place = {
    id: 9,
    token: '9.secret',
    state: 'waiting',
    first_name: 'Ñusta',
    quantity: 2,
    takes_fewer: false,
    position: 4,
    seats_ahead: 3,
    expected_seats: null,
    chance: 'unknown',
    resumes_at: null,
    offer: null,
    tickets: [],
    ticket: { id: 7, name: 'General', price: 0, currency: 'USD', has_questions: false },
    event: ticket.event,
  };
  api.answer(waitingListCalls.myWaitingPlaces, () => ({ data: [place] }));
  const { user } = await renderRemote(remote, pages, '/my/tickets', { api, locale: 'en' });
  expect(await screen.findByText('Place 4 on the waiting list')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your place for Café con datos' })).toHaveAttribute(
    'href',
    '/waiting-list/9.secret',
  );
  api.answer(waitingListCalls.leaveWaitingList, () => {
    api.answer(waitingListCalls.myWaitingPlaces, () => ({ data: [] }));
    return { data: place };
  });
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list for Café con datos' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You have left the waiting list.')).toBeInTheDocument();
  expect(api.sent(waitingListCalls.leaveWaitingList)[0]?.params).toEqual({ token: '9.secret' });
});

test('an offer names its end by the clock of the event', async () => {
  const { api } = createOwnApi();
  const offer = { quantity: 1, ends_at: '2031-03-04T23:00:00.000Z', seconds_left: 43_200, total: 0 };
  const place = {
    id: 9,
    token: '9.secret',
    state: 'offered',
    first_name: 'Ñusta',
    quantity: 1,
    takes_fewer: false,
    position: null,
    seats_ahead: 3,
    expected_seats: null,
    chance: 'unknown',
    resumes_at: null,
    tickets: [],
    ticket: { id: 7, name: 'General', price: 0, currency: 'USD', has_questions: false },
    event: ticket.event,
    offer,
  };
  api.answer(waitingListCalls.myWaitingPlaces, () => ({ data: [place] }));
  await renderRemote(remote, pages, '/my/tickets', { api, locale: 'en' });
  expect(await screen.findByText(/Mar 4, 2031, 6:00 PM GMT-\u20605/)).toBeVisible();
});
