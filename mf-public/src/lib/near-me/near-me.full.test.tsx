import { screen, waitFor } from '@testing-library/react';

import { community, open, browserAt } from '../../testing/stages/near-me-stage';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
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
  ).toBeInTheDocument();
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
