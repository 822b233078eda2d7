import { chapters as contract } from '@enlace/shared-contract/community';
import { events } from '@enlace/shared-contract/events';
import { screen, waitFor } from '@testing-library/react';

import { distanceKm } from './position';
import { bogota, lima, open, browserAt } from '../../testing/stages/near-me-stage';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('events near the nearest chapter are shown; the browser is asked on press only, and no request has the position', async () => {
  const getCurrentPosition = browserAt({ latitude: 4.65432, longitude: -74.09876 });
  const { api, user, where } = await open('/events?topic=python&page=2');
  const button = await screen.findByRole('button', { name: 'Near me' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() => expect(where()).toBe('/events?place=bogota&topic=python'));
  expect(await screen.findByText('The nearest place is Bogotá, about 10 km away.')).toBeInTheDocument();
  await waitFor(() => expect(api.sent(events.wire.list).at(-1)?.query).toMatchObject({ near: 'bogota' }));
  const requests = JSON.stringify([...api.sent(events.wire.list), ...api.sent(contract.wire.list)]);
  expect(requests).not.toMatch(/4\.[67]|74\.[01]/);
  expect(screen.getByRole('combobox', { name: 'Where' })).toHaveDisplayValue('Bogotá');
});

test('distances are those on the surface of the earth', () => {
  expect(distanceKm(bogota, lima)).toBe(1892);
  expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe(22);
});
