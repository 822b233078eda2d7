import type { Field } from '../fields/field';
import { contradictions, mergeValues } from './merge-values';

const leaders = { name: 'leaders', type: 'relation' } as Field;
const fields: readonly Field[] = [{ name: 'name', type: 'text' }, { name: 'city', type: 'text' }, leaders];
const row = (id: number) => ({ id, name: `leader ${id}` });

test('keeps what I changed and takes the rest from the other person', () => {
  const baseValues = { name: 'Lima', city: 'Lima' };
  const otherValues = { name: 'Lima Norte', city: 'Callao' };
  expect(
    mergeValues(fields, {
      ownValues: { name: 'Lima Centro', city: 'Lima' },
      baseValues,
      otherValues,
    }),
  ).toEqual({
    name: 'Lima Centro',
    city: 'Callao',
  });
});

test('merges a relation row by row: what either added stays, what either took away goes', () => {
  const baseValues = { leaders: [row(1), row(2), row(3)] };
  const ownValues = { leaders: [row(1), row(3), row(9)] };
  const otherValues = { leaders: [row(1), row(2), row(7)] };
  expect(mergeValues(fields, { ownValues, baseValues, otherValues })).toEqual({
    leaders: [row(1), row(7), row(9)],
  });
});

test('merges translations text by text', () => {
  const baseValues = { translations: { es: { name: 'Datos', text: 'a' }, pt: { name: '', text: '' } } };
  const ownValues = { translations: { es: { name: 'Datos y más', text: 'a' }, pt: { name: '', text: '' } } };
  const otherValues = { translations: { es: { name: 'Datos', text: 'b' }, pt: { name: 'Dados', text: '' } } };
  expect(mergeValues(fields, { ownValues, baseValues, otherValues })).toEqual({
    translations: { es: { name: 'Datos y más', text: 'b' }, pt: { name: 'Dados', text: '' } },
  });
});

test('names what both changed in two ways: fields and texts, never rows of a relation', () => {
  const baseValues = {
    name: 'Lima',
    city: 'Lima',
    leaders: [row(1)],
    translations: { es: { name: 'Datos', text: 'a' } },
  };
  const ownValues = { name: 'A', city: 'Callao', leaders: [], translations: { es: { name: 'x', text: 'b' } } };
  const otherValues = { name: 'B', city: 'Callao', leaders: [row(2)], translations: { es: { name: 'y', text: 'a' } } };
  expect(contradictions(fields, { ownValues, baseValues, otherValues })).toEqual(['name', 'translations.es.name']);
  const otherNames = new Set(['translations.es.name']);
  expect(mergeValues(fields, { ownValues, baseValues, otherValues }, otherNames)).toEqual({
    name: 'A',
    city: 'Callao',
    leaders: [row(2)],
    translations: { es: { name: 'y', text: 'b' } },
  });
});
