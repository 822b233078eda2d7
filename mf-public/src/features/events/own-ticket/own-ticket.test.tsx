import { attendanceCalls } from '@enlace/shared-contract/attendees';
import { buildEvent, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { ticket as eventTicket } from '../../../testing/stages/checkout-stage';
import { event, ticket } from '../../../testing/stages/ticket-stage';

const { code: _code, cancel_token: _token, cancellation: _cancellation, ...ownTicket } = ticket;

async function openEvent(tickets: readonly object[], isSignedIn = true) {
  const viewer = isSignedIn ? buildViewer({ roles: ['latinas'] }) : null;
  const kinds = { format: 'in_person', status: 'published' } as const;
  const api = createFakeApi({ events: [buildEvent({ ...event, ...kinds, tickets: [eventTicket] })] }, { viewer });
  api.answer(attendanceCalls.myTickets, () => ({ data: tickets, meta: { total: tickets.length } }));
  await renderRemote(remote, pages, `/events/${event.slug}`, { api, viewer });
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  return api;
}

test('a member who goes reads it on any device, and opens her ticket', async () => {
  const api = await openEvent([ownTicket]);
  expect((await screen.findAllByText('You are going.'))[0]).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Open your ticket' }))
    expect(link).toHaveAttribute('href', '/t/secret-slug');
  expect(screen.getAllByRole('link', { name: 'Get more tickets' })[0]).toHaveAttribute(
    'href',
    '/events/cafe/checkout?ticket=7',
  );
  expect(screen.queryByRole('link', { name: 'Get a ticket' })).not.toBeInTheDocument();
  expect(api.sent(attendanceCalls.myTickets).map(({ query }) => query)).toEqual([
    { event: 1, lang: 'en', per_page: 2 },
  ]);
});

test('several tickets lead to all of them; one that waits for an approval says so', async () => {
  const pending = { ...ownTicket, state: 'pending_approval' };
  await openEvent([pending, { ...pending, id: 4, slug: 'other' }]);
  expect((await screen.findAllByText('Your registration waits for an approval.'))[0]).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Open your tickets' })[0]).toHaveAttribute('href', '/my/tickets');
});

test('a member without a ticket has the usual button', async () => {
  await openEvent([]);
  expect((await screen.findAllByRole('link', { name: 'Get a ticket' }))[0]).toBeInTheDocument();
  expect(screen.queryByText('You are going.')).not.toBeInTheDocument();
});

test('a visitor sends no request for tickets', async () => {
  const api = await openEvent([ownTicket], false);
  expect((await screen.findAllByRole('link', { name: 'Get a ticket' }))[0]).toBeInTheDocument();
  expect(api.sent(attendanceCalls.myTickets)).toEqual([]);
});
