import { events as contract } from '@enlace/shared-contract';
import { buildChapter, buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

function community() {
  return createFakeApi({
    chapters: [buildChapter({ id: 1, name: 'Bogotá', slug: 'bogota' })],
    event_categories: [{ ...buildRow('event_categories', 1), name: 'Workshop' }],
    events: [
      buildEvent({
        id: 1,
        title: 'Café con datos',
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

test('lists events with the time of the place, chapters, seats and state, each leading to its form', async () => {
  const { api } = await open();
  const title = await screen.findByRole('link', { name: 'Café con datos' });
  expect(title).toHaveAttribute('href', '/admin/events/1');
  const row = title.closest('tr');
  expect(row).toHaveTextContent('Mar 5, 2031, 6:00 PM');
  expect(row).toHaveTextContent('Bogotá');
  expect(row).toHaveTextContent('12 of 40');
  expect(row).toHaveTextContent('Published');
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Cancelled')).toBeInTheDocument();
  expect(table.getByText('Over')).toBeInTheDocument();
  expect(api.sent(contract.wire.list)[0]).toMatchObject({
    client: 'authenticated',
    query: { sort: 'starts_at', order: 'desc', page: 1, lang: 'en' },
  });
});

test('is filtered by time, state, chapter, category, month and format through the address', async () => {
  const { api } = await open(
    '/admin/events?when=upcoming&status=draft&chapter_id=1&category=1&month=2031-03&format=online',
  );
  await waitFor(() => expect(api.sent(contract.wire.list)).not.toHaveLength(0));
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({
    when: 'upcoming',
    status: 'draft',
    chapter_id: '1',
    category: '1',
    month: '2031-03',
    format: 'online',
  });
  expect(await screen.findByRole('option', { name: 'Workshop' })).toBeInTheDocument();
});

test('says that events could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/admin/events', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Noche' })).toBeInTheDocument();
});

test('tells none found from none yet', async () => {
  const empty = { chapters: [], events: [], event_categories: [] };
  const { unmount } = await open('/admin/events?search=zzz', createFakeApi(empty));
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  unmount();
  await open('/admin/events', createFakeApi(empty), 'es');
  expect(await screen.findByText('Todavía no hay eventos')).toBeInTheDocument();
});
