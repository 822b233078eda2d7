import { changedFields } from './changed-fields';

test('a price is one field', () => {
  expect(changedFields({ before: { price: 100 }, after: { price: 200 } })).toEqual([
    { key: 'price', kind: 'price', name: 'price', before: 100, after: 200 },
  ]);
});

test('groups are taken apart, and what did not change is left out', () => {
  const fields = changedFields({
    before: {
      data: { hours: 1, is_group: false, gone: 'x' },
      translations: { es: { name: 'Uno' } },
      package_roles: [
        { package_id: 5, isEnabled: false },
        { package_id: 6, isEnabled: true },
      ],
    },
    after: {
      data: { hours: 2, is_group: false },
      translations: { es: { name: 'Uno' }, pt: { name: 'Um' } },
      package_roles: [
        { package_id: 5, isEnabled: true },
        { package_id: 6, isEnabled: true },
      ],
    },
  });
  expect(fields.map(({ key, kind, before, after }) => [key, kind, before, after])).toEqual([
    ['data.hours', 'data', 1, 2],
    ['data.gone', 'data', 'x', undefined],
    ['package.5', 'flag', false, true],
    ['name.pt', 'text', undefined, 'Um'],
  ]);
});

test('a new row has no side before', () => {
  expect(changedFields({ before: null, after: { name: 'Mentoring', description: null } })).toEqual([
    { key: 'name', kind: 'plain', name: 'name', before: undefined, after: 'Mentoring' },
  ]);
});
