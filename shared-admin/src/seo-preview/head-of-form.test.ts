import { contentPages, news } from '@enlace/shared-contract/editorial';

import type { Field } from '../fields/field';
import { seoGroupsOf } from '../form/seo-fields';
import { readValues, withTranslation } from '../form/form-values';
import { headOfForm } from './head-of-form';

const site = { productName: 'Enlace', origin: 'https://enlace.example' };
const fields: readonly Field[] = [
  { name: 'title', type: 'text' },
  { name: 'summary', type: 'textarea' },
  { name: 'featured_image', type: 'image' },
  ...seoGroupsOf(news).flatMap((group) => group.fields),
];
const record = {
  title: 'The round table',
  slug: 'the-round-table',
  summary: 'Who sat there',
  featured_image: { url: '/api/v2/files/a/800.jpg', alt: 'A table' },
  translations: { es: { title: 'La mesa redonda' } },
};
const before = { record, values: readValues(fields, news, record) };
const head = (changes: object = {}, locale: 'en' | 'es' = 'en') =>
  headOfForm({ contract: news, fields, values: { ...before.values, ...changes }, before, locale, site });

test('an untouched form has the head of its page, filled from the record', () => {
  expect(head()).toEqual({
    url: 'https://enlace.example/news/the-round-table',
    title: 'The round table · Enlace',
    description: 'Who sat there',
    isHidden: false,
    card: {
      title: 'The round table · Enlace',
      description: 'Who sat there',
      image: 'https://enlace.example/api/v2/files/a/800.jpg',
    },
    sources: {
      title: 'record',
      description: 'record',
      cardTitle: 'record',
      cardDescription: 'record',
      image: 'record',
    },
  });
});

test('head fields of its own come first; the card takes the title of search results where it has none', () => {
  expect(
    head({ seo_title: 'Round', openGraph_description: 'Card', openGraph_images: ['/api/v2/files/b/1.png'] }),
  ).toMatchObject({
    title: 'Round · Enlace',
    description: 'Who sat there',
    card: { title: 'Round · Enlace', description: 'Card', image: 'https://enlace.example/api/v2/files/b/1.png' },
    sources: { title: 'own', cardTitle: 'own', cardDescription: 'own', image: 'own', description: 'record' },
  });
});

test('each language has its texts, and those of the record where it has none', () => {
  const values = withTranslation(before.values, 'es', 'summary', 'Quién se sentó');
  expect(head(values, 'es')).toMatchObject({
    url: 'https://enlace.example/es/news/the-round-table',
    title: 'La mesa redonda · Enlace',
    description: 'Quién se sentó',
  });
  expect(head({}, 'es')?.description).toBe('Who sat there');
});

test('without a picture one is drawn of the title; without a description the site speaks; both are said', () => {
  const bare = head({ featured_image: null, summary: '', noindex: true });
  expect(bare).toMatchObject({ isHidden: true, sources: { image: 'drawn', description: 'site' } });
  expect(bare?.card.image).toMatch('/api/v2/share/news/the-round-table.png');
  expect(bare?.description).toMatch(/^Enlace is a non-profit/);
});

test('a new record has no address yet', () => {
  const empty = { record: {}, values: readValues(fields, news, {}) };
  const values = { ...empty.values, title: 'New' };
  const head = headOfForm({ contract: news, fields, values, before: empty, locale: 'en', site });
  expect(head).toMatchObject({
    url: 'https://enlace.example/news/…',
    title: 'New · Enlace',
    sources: { image: 'drawn' },
  });
});

test('what has no page has no head', () => {
  expect(
    headOfForm({ contract: { ...contentPages, name: 'areas' }, fields, values: {}, before, locale: 'en', site }),
  ).toBeNull();
});
