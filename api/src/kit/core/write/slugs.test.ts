import assert from 'node:assert/strict';
import { test } from 'node:test';

import { slugify } from './slugs';

test('a name in any script becomes a readable address', () => {
  const slugs = {
    'São Paulo & Ribeirão': 'sao-paulo-ribeirao',
    'Niñas 2.0!': 'ninas-2-0',
    'Straße Øst Łódź': 'strasse-ost-lodz',
    '١٢٣': '123',
    Київ: 'kiiv',
    Ελλάδα: 'ellada',
    東京: 'dongjing',
    مرحبا: 'mrhb',
    '!!!': 'n',
  };
  for (const [name, slug] of Object.entries(slugs)) assert.equal(slugify(name), slug);
});

test('a long name has at most 80 characters and no dash at the end', () => {
  assert.ok(slugify('東京 '.repeat(200)).length <= 80);
  assert.match(slugify('東京 '.repeat(200)), /[a-z]$/);
});
