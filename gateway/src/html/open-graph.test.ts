import { type HeadTag, headDefaults, headTags } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { missingOpenGraph } from './open-graph';

const defaults = headDefaults({
  productName: 'Enlace',
  origin: 'https://x.test',
  locale: 'es',
  path: '/jobs',
  prefix: '/es',
});
const contents = (tags: readonly HeadTag[]) =>
  missingOpenGraph(tags, 'es').map(({ attributes }) => `${attributes['property']} ${attributes['content']}`);

test('a list has an address, a type and its languages for previews', () => {
  assert.deepEqual(contents(headTags({ title: 'Empleos' }, defaults)), [
    'og:url https://x.test/es/jobs',
    'og:type website',
    'og:locale es_MX',
    'og:locale:alternate en_US',
    'og:locale:alternate pt_BR',
  ]);
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
