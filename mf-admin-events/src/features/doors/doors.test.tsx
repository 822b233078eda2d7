import { doorCrewCalls } from '@enlace/shared-contract/attendees';
import { buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const steward = buildViewer({ id: 7, roles: ['latinas'], permissions: ['check_in.door'] });
const door = {
  event_id: 4,
  title: 'Noche de datos',
  starts_at: '2031-03-05T23:00:00.000Z',
  timezone: 'America/Bogota',
  role: 'steward',
};

function open(doors: readonly object[]) {
  const api = createFakeApi({}, { viewer: steward });
  api.answer(doorCrewCalls.mine, () => ({ data: doors }));
  return renderRemote(remote, pages, '/admin/doors', { api });
}

test('a person of a crew finds the doors of the own events', async () => {
  await open([door]);
  const link = await screen.findByRole('link', { name: 'Check-in: Noche de datos' });
  expect(link).toHaveAttribute('href', '/admin/events/4/check-in');
  expect(screen.getByText(/6:00.PM GMT-5/)).toBeInTheDocument();
  expect(screen.getByText(/Steward/)).toBeInTheDocument();
});

test('without an event at the moment, the page gives the reason', async () => {
  await open([]);
  expect(await screen.findByText('No door at the moment')).toBeInTheDocument();
});
