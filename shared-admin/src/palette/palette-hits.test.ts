import type { Page } from '@enlace/shared-contract/platform';

import { bestFirst, matching, recordHits } from './palette-hits';

test('what is called so comes before what only says so', () => {
  const names = ['Cempasúchil Pagos', 'La Ñandú', 'Manaus', 'San Ñandú', 'Ñandú Labs'];
  const sortNames = (term: string) => bestFirst(names, (name) => name, term);
  expect(sortNames('mana')).toEqual(['Manaus', 'Cempasúchil Pagos', 'La Ñandú', 'San Ñandú', 'Ñandú Labs']);
  expect(sortNames('nandu')).toEqual(['Ñandú Labs', 'La Ñandú', 'San Ñandú', 'Cempasúchil Pagos', 'Manaus']);
  expect(sortNames('labs ñandú')[0]).toBe('Ñandú Labs');
});

const page = (path: string, en: string, es: string): Page => ({
  name: path,
  path,
  title: { en, es, pt: es },
  layout: 'admin',
  protected: true,
  allowed: [],
});
const pages = [
  page('/admin/news', 'News', 'Noticias'),
  page('/admin/news/new', 'Add article', 'Añadir artículo'),
  page('/admin/companies', 'Companies', 'Empresas'),
  page('/admin/companies/new', 'Add company', 'Añadir empresa'),
];

test('a screen is found by other words, in another language, and with a typing error', () => {
  const labelsOf = (term: string, locale: 'en' | 'es' = 'en') =>
    matching(pages, term, locale).map(({ label }) => label);
  for (const term of ['new article', 'create article', 'nuevo articulo', 'add artcle', 'atricle new'])
    expect([term, labelsOf(term).includes('Add article')]).toEqual([term, true]);
  expect(labelsOf('nueva empresa', 'es')).toEqual(['Añadir empresa']);
  expect(labelsOf('compnaies')).toEqual(['Companies']);
  expect(labelsOf('xyz')).toEqual([]);
});

test('the open record can be copied, and its history opened', () => {
  const labels = {
    duplicate: 'Duplicate',
    history: 'History',
    activity: 'Activity',
    publish: 'Publish',
    unpublish: 'Unpublish',
    delete: 'Delete',
  };
  expect(recordHits(pages, '/admin/companies/22', labels).map(({ to }) => to)).toEqual([
    '/admin/companies/new?from=22',
    '/admin/companies/22?panel=history',
    '/admin/companies/22?panel=activity',
  ]);
  expect(
    recordHits(pages, '/admin/news/3', labels, () => ['publish', 'delete'])
      .map(({ to }) => to)
      .slice(-2),
  ).toEqual(['/admin/news/3?do=publish', '/admin/news/3?do=delete']);
  expect(recordHits(pages, '/admin/companies', labels)).toEqual([]);
  expect(recordHits(pages, '/admin/companies/new', labels)).toEqual([]);
});
