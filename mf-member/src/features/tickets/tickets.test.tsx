import { attendanceCalls, calendarCalls } from '@enlace/shared-contract';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const ticket = {
  ...{ id: 3, event_id: 1, ticket_id: 7, first_name: 'Ñusta', last_name: 'Quispe', email: 'nusta@example.org' },
  ...{ slug: 'secret-slug', state: 'confirmed', created_at: '2030-01-01T00:00:00.000Z' },
  ticket: { id: 7, name: 'General' },
  event: {
    ...{ id: 1, title: 'Café con datos', slug: 'cafe', status: 'published', format: 'in_person' },
    ...{ starts_at: '2031-03-05T23:00:00.000Z', ends_at: '2031-03-06T01:00:00.000Z', timezone: 'America/Bogota' },
    ...{ venue_name: 'Casa Común', venue_address: null, city: 'Bogotá', join_opens_at: null, join_url: null },
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
  expect(screen.getByText('6:00 PM · Casa Común · General')).toBeInTheDocument();
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
  expect(await screen.findByText('The link to the meeting appears here on Wed, Mar 5, 5:45 PM.')).toBeInTheDocument();
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
  expect(await screen.findByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://enlace.example/calendars/one.ics',
  );
  expect(screen.getByText('https://enlace.example/calendars/one.ics')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the address' }));
  expect(await screen.findByRole('button', { name: 'Make an address for my calendar' })).toBeInTheDocument();
});
