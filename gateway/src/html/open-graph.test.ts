import { type HeadTag, headDefaults, headTags } from '@enlace/shared-contract/head';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { missingOpenGraph, type PreviewedPage } from './open-graph';

const defaults = headDefaults({
  productName: 'Enlace',
  origin: 'https://x.test',
  locale: 'es',
  path: '/jobs',
  prefix: '/es',
});
const page: PreviewedPage = { locale: 'es', origin: 'https://x.test', path: '/register', listTitle: null };
const contents = (tags: readonly HeadTag[], list: Partial<PreviewedPage> = {}) =>
  missingOpenGraph(tags, { ...page, ...list }).map(
    ({ attributes }) => `${attributes['property']} ${attributes['content']}`,
  );

test('a list has a picture, an address, a type and its languages for previews', () => {
  assert.deepEqual(contents(headTags({ title: 'Empleos' }, defaults), { path: '/jobs', listTitle: 'Empleos' }), [
    'og:image https://x.test/api/v2/share/lists/jobs.png?lang=es',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Empleos',
    'og:url https://x.test/es/jobs',
    'og:type website',
    'og:locale es_MX',
    'og:locale:alternate en_US',
    'og:locale:alternate pt_BR',
  ]);
});

test('a page without a list keeps the picture of the product', () => {
  assert.doesNotMatch(contents(headTags({ title: 'Registro' }, defaults)).join(), /og:image/);
});

test('what a page says itself is not said twice', () => {
  const tags = headTags(
    { openGraph_type: 'article', openGraph_url: 'https://x.test/a', openGraph_locale: 'pt' },
    defaults,
  );
  assert.deepEqual(contents(tags), []);
});

test('a page that is not listed has none', () => {
  assert.deepEqual(contents(headTags({ noindex: true }, defaults)), []);
});
