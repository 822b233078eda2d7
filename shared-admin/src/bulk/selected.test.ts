import { countSelected, isSelected, nothing, selectOnPage, toggleRow } from './selected';

test('rows are chosen one by one and over several pages', () => {
  const first = selectOnPage(nothing, [1, 2, 3], new Set([1, 3]));
  const second = selectOnPage(first, [4, 5], new Set([5]));
  expect(second).toEqual({ isAll: false, ids: [1, 3, 5] });
  expect(countSelected(second, 100)).toBe(3);
  expect(selectOnPage(second, [1, 2, 3], new Set())).toEqual({ isAll: false, ids: [5] });
});

test('of all that match, some can be left out again', () => {
  const all = { isAll: true, ids: [] };
  const fewer = selectOnPage(all, [1, 2, 3], new Set([1, 3]));
  expect(fewer).toEqual({ isAll: true, ids: [2] });
  expect(countSelected(fewer, 10_482)).toBe(10_481);
  expect([isSelected(fewer, 2), isSelected(fewer, 99)]).toEqual([false, true]);
  expect(toggleRow(fewer, 2)).toEqual(all);
});
