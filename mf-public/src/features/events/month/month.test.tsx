import { events as contract } from '@enlace/shared-contract/events';
import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';

function community() {
  return createFakeApi({
    chapters: [],
    tags: [],
    event_categories: [],
    events: [
      buildEvent({
        id: 1,
        title: 'Revisión de código',
        timezone: 'America/Bogota',
        // Still 31 January in Bogotá.
        starts_at: '2031-02-01T01:00:00Z',
        ends_at: '2031-02-01T03:00:00Z',
      }),
      buildEvent({
        id: 2,
        title: 'Café con datos',
        timezone: 'America/Bogota',
        status: 'cancelled',
        starts_at: '2031-01-09T23:00:00Z',
        ends_at: '2031-01-10T01:00:00Z',
      }),
    ],
  });
}

const open = (address: string, api = community()) => renderRemote(remote, pages, address, { api, viewer: null });

test('shows the events of a month on their days, in the time of their place', async () => {
  const { api } = await open('/events/month?month=2031-01&topic=python');
  const last = (await screen.findByRole('heading', { name: 'Friday, January 31' })).closest('li');
  if (last === null) throw new Error('The day is missing.');
  expect(within(last).getByRole('link', { name: /8:00 PM GMT-\u20605 Revisión de código/ })).toHaveAttribute(
    'href',
    '/events/revision-de-codigo',
  );
  const ninth = screen.getByRole('heading', { name: 'Thursday, January 9' }).closest('li');
  expect(ninth).toHaveTextContent('Cancelled');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({ month: '2031-01', topic: 'python', page: 1 });
  expect(api.sent(contract.wire.list)[0]?.query).not.toHaveProperty('when');
});

test('turns months and keeps the filters', async () => {
  const { user, where } = await open('/events/month?topic=python&month=2031-01');
  expect(await screen.findByRole('heading', { level: 2, name: 'January 2031' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Previous month: December 2030' }));
  await waitFor(() => expect(where()).toBe('/events/month?topic=python&month=2030-12'));
  expect(await screen.findByRole('heading', { level: 2, name: 'December 2030' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/events/month'));
});

test('list and calendar lead to each other, and a filter stays in its view', async () => {
  const { user, where } = await open('/events?topic=python');
  await user.click(await screen.findByRole('link', { name: 'Calendar' }));
  await waitFor(() => expect(where()).toBe('/events/month?topic=python'));
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('checkbox', { name: 'Free events only' }));
  await waitFor(() => expect(where()).toBe('/events/month?topic=python&free=1'));
  expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('href', '/events?when=past&topic=python&free=1');
});

test('a month without events leads to the coming ones', async () => {
  await open(
    '/events/month?month=2031-05',
    createFakeApi({ chapters: [], tags: [], event_categories: [], events: [] }),
  );
  expect(await screen.findByText('No events in May 2031')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All coming events' })).toHaveAttribute('href', '/events');
});

test('a failure is no empty month', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/events/month?month=2031-01', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Revisión de código/ })).toBeInTheDocument();
});
