import { events as contract } from '@enlace/shared-contract';
import { createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { open } from '../../testing/stages/events-list-stage';

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

test('tells none found from none yet', async () => {
  const empty = { chapters: [], events: [], event_categories: [] };
  const { unmount } = await open('/admin/events?search=zzz', createFakeApi(empty));
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  unmount();
  await open('/admin/events', createFakeApi(empty), 'es');
  expect(await screen.findByText('Todavía no hay eventos')).toBeInTheDocument();
});
