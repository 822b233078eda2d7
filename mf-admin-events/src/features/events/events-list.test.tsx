import { chapters } from '@enlace/shared-contract/community';
import { events as contract } from '@enlace/shared-contract/events';
import { buildViewer } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { community, open } from '../../testing/stages/events-list-stage';

test('lists events with the time of the place, chapters, seats and state, each leading to its form', async () => {
  const { api } = await open();
  const title = await screen.findByRole('link', { name: 'Café con datos' });
  expect(title).toHaveAttribute('href', '/admin/events/1');
  const row = title.closest('tr');
  expect(row).toHaveTextContent('Mar 5, 2031, 6:00 PM');
  expect(row).toHaveTextContent('Bogotá');
  expect(row).toHaveTextContent('12 of 40');
  expect(row?.querySelector('[aria-hidden="true"] > [style]')).toHaveStyle({ width: '30%' });
  expect(row).toHaveTextContent('Published');
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Cancelled')).toBeInTheDocument();
  expect(table.getByText('Over')).toBeInTheDocument();
  expect(api.sent(contract.wire.list)[0]).toMatchObject({
    client: 'authenticated',
    query: { when: 'upcoming', sort: 'starts_at', order: 'asc', page: 1, lang: 'en' },
  });
});

test('says that events could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/admin/events', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Noche' })).toBeInTheDocument();
});

test('a leader has the own events, adds one, and chooses among the own chapters', async () => {
  const viewer = buildViewer({ id: 7, roles: ['latinas'], permissions: ['chapters.lead'] });
  const { api, user } = await open('/admin/events', community({ viewer }));
  await user.click(await screen.findByRole('link', { name: 'Add event' }));
  await user.click(await screen.findByRole('combobox', { name: /^Chapters/ }));
  await waitFor(() => expect(api.sent(chapters.wire.list).at(-1)?.query).toMatchObject({ editable: 'only' }));
  for (const { query } of api.sent(contract.wire.list)) expect(query).toMatchObject({ editable: 'only' });
});
