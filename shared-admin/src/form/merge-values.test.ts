import type { Field } from '../fields/field';
import { contradictions, mergeValues } from './merge-values';

const leaders = { name: 'leaders', type: 'relation' } as Field;
const fields: readonly Field[] = [{ name: 'name', type: 'text' }, { name: 'city', type: 'text' }, leaders];
const row = (id: number) => ({ id, name: `leader ${id}` });

test('keeps what I changed and takes the rest from the other person', () => {
  const base = { name: 'Lima', city: 'Lima' };
  const theirs = { name: 'Lima Norte', city: 'Callao' };
  expect(mergeValues(fields, { mine: { name: 'Lima Centro', city: 'Lima' }, base, theirs })).toEqual({
    name: 'Lima Centro',
    city: 'Callao',
  });
});

test('merges a relation row by row: what either added stays, what either took away goes', () => {
  const base = { leaders: [row(1), row(2), row(3)] };
  const mine = { leaders: [row(1), row(3), row(9)] };
  const theirs = { leaders: [row(1), row(2), row(7)] };
  expect(mergeValues(fields, { mine, base, theirs })).toEqual({ leaders: [row(1), row(7), row(9)] });
});

test('merges translations text by text', () => {
  const base = { translations: { es: { name: 'Datos', text: 'a' }, pt: { name: '', text: '' } } };
  const mine = { translations: { es: { name: 'Datos y más', text: 'a' }, pt: { name: '', text: '' } } };
  const theirs = { translations: { es: { name: 'Datos', text: 'b' }, pt: { name: 'Dados', text: '' } } };
  expect(mergeValues(fields, { mine, base, theirs })).toEqual({
    translations: { es: { name: 'Datos y más', text: 'b' }, pt: { name: 'Dados', text: '' } },
  });
});

test('names what both changed in two ways: fields and texts, never rows of a relation', () => {
  const base = { name: 'Lima', city: 'Lima', leaders: [row(1)], translations: { es: { name: 'Datos', text: 'a' } } };
  const mine = { name: 'A', city: 'Callao', leaders: [], translations: { es: { name: 'x', text: 'b' } } };
  const theirs = { name: 'B', city: 'Callao', leaders: [row(2)], translations: { es: { name: 'y', text: 'a' } } };
  expect(contradictions(fields, { mine, base, theirs })).toEqual(['name', 'translations.es.name']);
  const taken = new Set(['translations.es.name']);
  expect(mergeValues(fields, { mine, base, theirs }, taken)).toEqual({
    name: 'A',
    city: 'Callao',
    leaders: [row(2)],
    translations: { es: { name: 'y', text: 'b' } },
  });
});
