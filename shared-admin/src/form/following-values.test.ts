import type { Field } from '../fields/field';
import { followingValues } from './following-values';

const start = { name: 'starts_at', type: 'instant', moves: 'ends_at' } as const;
const [noon, two] = ['2031-03-05T12:00', '2031-03-05T14:00'];

function follow(field: Field, value: unknown, values: object, record: { readonly id: number } | null = { id: 1 }) {
  const base = { city: '', timezone: 'UTC', starts_at: noon, ends_at: two, chapters: [] };
  return followingValues({ base: { record, values: base }, values: { ...base, ...values } }, { field, value });
}

test('a later time keeps its distance, also while the earlier one is typed', () => {
  expect(follow(start, '2031-03-06T09:30', {})).toEqual({ ends_at: '2031-03-06T11:30' });
  expect(follow(start, '2031-03-06T12:00', { starts_at: '2031-03-06T' })).toEqual({ ends_at: '2031-03-06T14:00' });
  expect(follow(start, '2031-03-06T', {})).toEqual({});
  expect(follow(start, '2031-03-06T12:00', { ends_at: '' })).toEqual({});
});

test('a chosen row fills what is empty, and what a new record has by itself', () => {
  const field = { name: 'chapters', type: 'relation', fills: ['city', 'timezone'] } as unknown as Field;
  const lima = { id: 2, name: 'Lima', city: 'Lima', timezone: 'America/Lima' };
  expect(follow(field, [lima], {})).toEqual({ city: 'Lima' });
  expect(follow(field, [lima], {}, null)).toEqual({ city: 'Lima', timezone: 'America/Lima' });
  expect(follow(field, [lima], { city: 'Cusco', timezone: 'Asia/Tokyo' }, null)).toEqual({});
  expect(follow(field, [], { chapters: [lima] }, null)).toEqual({});
});
