import { events as contract } from '@enlace/shared-contract';
import { buildChapter, buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

function community() {
  return createFakeApi({
    chapters: [buildChapter({ id: 1, name: 'Bogotá', slug: 'bogota' })],
    events: [
      buildEvent({
        id: 1,
        title: 'Café con datos',
        slug: 'cafe',
        timezone: 'America/Bogota',
        starts_at: '2031-03-05T23:00:00Z',
        ends_at: '2031-03-06T01:00:00Z',
        venue_name: 'Casa Común',
        city: 'Bogotá',
        capacity: 40,
        going_count: 12,
        chapters: [
          { id: 1, name: 'Bogotá' },
          { id: 2, name: 'Lima' },
        ],
      }),
      buildEvent({ id: 2, title: 'Noche', status: 'cancelled' }),
      buildEvent({ id: 3, title: 'Ayer', starts_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T12:00:00Z' }),
    ],
  });
}

const open = (address = '/admin/events', api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });

test('lists events with the place’s time, chapters, seats and state, each leading to its public page', async () => {
  const { api } = await open();
  const title = await screen.findByRole('link', { name: 'Café con datos' });
  expect(title).toHaveAttribute('href', '/events/cafe');
  const row = title.closest('tr');
  expect(row).toHaveTextContent('Mar 5, 2031, 6:00 PM');
  expect(row).toHaveTextContent('Bogotá and Lima');
  expect(row).toHaveTextContent('12 of 40');
  expect(row).toHaveTextContent('Published');
  expect(screen.getByText('Cancelled')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('Over')).toBeInTheDocument();
  expect(api.sent(contract.wire.list)[0]).toMatchObject({
    client: 'authenticated',
    query: { when: 'upcoming', sort: 'starts_at', order: 'asc', page: 1, per_page: 25, lang: 'en' },
  });
});

test('searches and filters through the address', async () => {
  const { api, user, where } = await open();
  await screen.findByRole('option', { name: 'Bogotá' });
  await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'café');
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chapter' }), 'Bogotá');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(where()).toBe('/admin/events?when=all&chapter=bogota&search=caf%C3%A9'));
  const { query } = api.sent(contract.wire.list).at(-1) ?? { query: {} };
  expect(query).toMatchObject({ chapter: 'bogota', search: 'café', order: 'desc' });
  expect(query).not.toHaveProperty('when');
});

test('sorts by the server, keeping the filters', async () => {
  const { api, user, where } = await open('/admin/events?when=past');
  await screen.findByRole('link', { name: 'Noche' });
  expect(screen.getByRole('columnheader', { name: /Starts/ })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('link', { name: 'Going' }));
  await waitFor(() => expect(where()).toBe('/admin/events?when=past&sort=going_count'));
  expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ when: 'past', sort: 'going_count', order: 'asc' });
});

test('says that events could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/admin/events', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Noche' })).toBeInTheDocument();
});

test('tells none found from none yet', async () => {
  const empty = createFakeApi({ chapters: [], events: [] });
  const { unmount } = await open('/admin/events?search=zzz', empty);
  expect(await screen.findByText('No event found')).toBeInTheDocument();
  unmount();
  await open('/admin/events', createFakeApi({ chapters: [], events: [] }), 'es');
  expect(await screen.findByText('Todavía no hay eventos')).toBeInTheDocument();
});
