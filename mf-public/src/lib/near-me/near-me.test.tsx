import { chapters as contract, events } from '@enlace/shared-contract';
import { buildChapter, buildJobLocation, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { distanceKm } from './position';

const bogota = { latitude: 4.711, longitude: -74.0721 };
const lima = { latitude: -12.0464, longitude: -77.0428 };

const community = () =>
  createFakeApi({
    chapters: [
      buildChapter({ id: 1, name: 'Lima', slug: 'lima', ...lima }),
      buildChapter({ id: 2, name: 'Bogotá', slug: 'bogota', ...bogota }),
    ],
    tags: [],
    event_categories: [],
    events: [],
    jobs: [],
    areas: [],
    seniority_levels: [],
    job_types: [],
    job_locations: [buildJobLocation({ id: 1, name: 'Lima', slug: 'lima' })],
  });

const open = (address: string, api: FakeApi = community(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });

/** A browser that knows its position, or that gives an error with this code. */
function browserAt(place: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = jest.fn((onPlace: PositionCallback, onError?: PositionErrorCallback | null) => {
    if (typeof place === 'number') onError?.({ code: place } as GeolocationPositionError);
    else onPlace({ coords: place } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

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

test.each([
  [1, 'en', /Your browser does not share your position/],
  [1, 'es', /Tu navegador no comparte tu ubicación/],
  [1, 'pt', /não compartilha a sua localização/],
  [2, 'en', /Your position could not be found/],
  [3, 'es', /No se pudo encontrar tu ubicación/],
  [3, 'pt', /Não foi possível encontrar a sua localização/],
] as const)('a refusal or a time limit (%i, %s) is explained, and nothing is filtered', async (code, locale, text) => {
  browserAt(code);
  const { user, where } = await open('/events', community(), locale);
  await user.click(await screen.findByRole('button', { name: /Near me|Cerca de mí|Perto de mim/ }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(where()).toBe('/events');
});

test('a browser without positions says so', async () => {
  const { user } = await open('/events');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByText(/Your position could not be found/)).toBeInTheDocument();
});

test('a place that is far is named, and nothing is filtered', async () => {
  browserAt({ latitude: 52.5, longitude: 13.4 });
  const { user, where } = await open('/events');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(
    await screen.findByText(/nearest place is Bogotá, about 9,\d{2}0 km away\. There is nothing nearer/),
  ).toBeVisible();
  expect(where()).toBe('/events');
});

test('jobs are filtered by the nearest place that has jobs', async () => {
  browserAt({ latitude: -12.1, longitude: -77 });
  const { user, where } = await open('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  await waitFor(() => expect(where()).toBe('/jobs?location=lima'));
});

test('the nearest chapter is a link', async () => {
  browserAt({ latitude: 4.6, longitude: -74.1 });
  const { user } = await open('/chapters');
  await user.click(await screen.findByRole('button', { name: 'Near me' }));
  expect((await screen.findByRole('status', { name: '' })).querySelector('a')).toHaveAttribute(
    'href',
    '/chapters/bogota',
  );
});

test('distances are those on the surface of the earth', () => {
  expect(distanceKm(bogota, lima)).toBe(1892);
  expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe(22);
});
