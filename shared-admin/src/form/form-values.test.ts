import { areas, chapters } from '@enlace/shared-contract/community';

import type { Field } from '../fields/field';
import { changedNames, readValues, translationOf, withTranslation, writeValues } from './form-values';

const fields: readonly Field[] = [
  { name: 'name', type: 'text', isRequired: true },
  { name: 'latitude', type: 'number' },
  { name: 'noindex', type: 'switch' },
  { name: 'languages', type: 'choices', choices: ['es', 'pt'] },
  { name: 'openGraph_images', type: 'pictures' },
];
const record = {
  name: 'Bogotá',
  latitude: 4.6,
  noindex: false,
  languages: ['es'],
  openGraph_images: [{ url: 'https://a.example/x.png', alt: 'x' }],
  chapter_leaders: [{ id: 3, name: 'Zoë', headline: null }],
  summary: 'Every month',
  translations: { es: { summary: 'Cada mes' } },
};

test('reads a record into what inputs hold', () => {
  const values = readValues(fields, chapters, record);
  expect(values).toMatchObject({
    name: 'Bogotá',
    latitude: '4.6',
    noindex: false,
    languages: ['es'],
    openGraph_images: ['https://a.example/x.png'],
  });
  expect(translationOf(values, 'es', 'summary')).toBe('Cada mes');
  expect(translationOf(values, 'pt', 'description')).toBe('');
});

test('reads an empty record as an empty form', () => {
  expect(readValues(fields, chapters, {})).toMatchObject({ name: '', latitude: '', noindex: false, languages: [] });
});

test('what was not changed is not sent', () => {
  const before = readValues(fields, chapters, record);
  const values = { ...before, latitude: '5', languages: [] };
  expect(changedNames(values, before)).toEqual(['latitude', 'languages']);
  expect(writeValues(fields, values, before)).toEqual({ latitude: 5, languages: [] });
});

test('an emptied field is sent as null when editing, and not at all when adding', () => {
  const before = readValues(fields, chapters, record);
  expect(writeValues(fields, { ...before, latitude: ' ' }, before)).toEqual({ latitude: null });
  const newValues = writeValues(fields, { ...readValues(fields, chapters, {}), name: 'Lima' }, null);
  expect(newValues).toMatchObject({ name: 'Lima', noindex: false });
  expect(newValues).not.toHaveProperty('latitude');
});

test('what is no number is left for the server to refuse', () => {
  const before = readValues(fields, chapters, record);
  expect(writeValues(fields, { ...before, latitude: '4,6' }, before)).toEqual({ latitude: '4,6' });
});

test('a translation is sent when filled, and emptied only where there were words', () => {
  const before = readValues(fields, areas, { translations: { es: { name: 'Datos' } } });
  const withText = withTranslation(before, 'pt', 'name', 'Dados');
  expect(writeValues([], withText, before)).toEqual({ translations: { es: { name: 'Datos' }, pt: { name: 'Dados' } } });
  const withoutText = withTranslation(before, 'es', 'name', '');
  expect(writeValues([], withoutText, before)).toEqual({ translations: { es: { name: '' } } });
});

test('a relation is sent as ids', () => {
  const relation: readonly Field[] = [{ name: 'chapter_leaders', type: 'lines' }];
  expect(readValues(relation, chapters, record)['chapter_leaders']).toEqual([]);
});
