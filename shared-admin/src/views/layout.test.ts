import { columnsOf, moved, usualLayout } from './layout';

const declared = ['name', 'city', 'status', 'updated_at'].map((name) => ({ name }));
const names = (columns: readonly string[] | null) =>
  columnsOf(declared, { ...usualLayout, columns }).map(({ name }) => name);

test('the usual columns, or the chosen ones in their order, the way to the record always first', () => {
  expect(names(null)).toEqual(['name', 'city', 'status', 'updated_at']);
  expect(names(['updated_at', 'city'])).toEqual(['name', 'updated_at', 'city']);
  expect(names([])).toEqual(['name']);
  expect(names(['gone', 'name', 'city'])).toEqual(['name', 'city']);
});

test('a column moves a place at a time and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});
