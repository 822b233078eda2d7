import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { document as en } from './documents/privacy-en';
import { document as es } from './documents/privacy-es';
import { document as pt } from './documents/privacy-pt';
import { lazyDocument } from './lazy-document';
import { storageEntries } from './storage-entries';

const open = (address: string, locale: 'en' | 'es' | 'pt') =>
  renderRemote(remote, pages, address, { api: createFakeApi(), locale, viewer: null });

test.each([
  ['en', 'We kept the kitchen table.'],
  ['es', 'Nos quedamos con la mesa de la cocina.'],
  ['pt', 'Ficamos com a mesa da cozinha.'],
] as const)('tells the story in %s', async (locale, title) => {
  await open('/about', locale);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test.each(['en', 'es', 'pt'] as const)('names every cookie and storage entry in %s, as a table', async (locale) => {
  await open('/about/privacy', locale);
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(storageEntries.length + 1);
  for (const { name } of storageEntries) expect(within(table).getByRole('rowheader', { name })).toBeInTheDocument();
});

test('the policy’s contents lead to its sections, in every language to the same places', async () => {
  await open('/about/privacy', 'en');
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'Cookies and local storage' })).toHaveAttribute('href', '#cookies');
  const places = [en, es, pt].map(({ sections }) => sections.map(({ id }) => id));
  expect(places[1]).toEqual(places[0]);
  expect(places[2]).toEqual(places[0]);
});

test('a text that failed twice is requested again only when the screen is drawn anew', async () => {
  let requestCount = 0;
  const source = lazyDocument<string>({
    en: () => (++requestCount <= 2 ? Promise.reject(new Error('offline')) : Promise.resolve({ document: 'here' })),
    es: () => Promise.resolve({ document: 'aquí' }),
    pt: () => Promise.resolve({ document: 'aqui' }),
  });
  await expect(source.load('en')).rejects.toThrow('offline');
  await expect(source.load('en')).rejects.toThrow('offline');
  source.forgetFailed();
  await expect(source.load('en')).resolves.toBe('here');
  expect(requestCount).toBe(3);
});
