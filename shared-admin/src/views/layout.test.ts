import { columnsOf, keptColumns, layoutOf, moveName, usualLayout, withWidth, type SavedView } from './layout';

const declaredColumns = ['name', 'city', 'status', 'updated_at'].map((name) => ({ name }));
const names = (columns: readonly string[] | null) => columnsOf(declaredColumns, columns).map(({ name }) => name);

test('the usual columns, or the chosen ones in their order, the way to the record always first', () => {
  expect(names(null)).toEqual(['name', 'city', 'status', 'updated_at']);
  expect(names(['updated_at', 'city'])).toEqual(['name', 'updated_at', 'city']);
  expect(names([])).toEqual(['name']);
  expect(names(['gone', 'name', 'city'])).toEqual(['name', 'city']);
});

test('a column moves a place at a time and stays at the ends', () => {
  expect(moveName(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveName(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveName(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('a column is made wider, and as it was', () => {
  const wide = withWidth(usualLayout, 'city', 240);
  expect(wide.widths).toEqual({ city: 240 });
  expect(withWidth(wide, 'city', null)).toEqual(usualLayout);
});

test('a view keeps columns and widths, and gives them back', () => {
  const storeAndRead = (layout: typeof usualLayout) => {
    const columns = keptColumns(declaredColumns, layout);
    const savedView: SavedView = {
      id: 1,
      resource: 'chapters',
      name: 'Mine',
      search: '',
      columns,
      density: layout.density,
      scope: 'mine',
      role_id: null,
      is_default: false,
      is_pinned: false,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    };
    return layoutOf(declaredColumns, savedView);
  };
  const layouts = [
    usualLayout,
    { ...usualLayout, widths: { name: 300, status: 90 } },
    { columns: ['status', 'city'], widths: { status: 90 }, density: 'compact' as const },
    { ...usualLayout, columns: ['city'] },
  ];
  for (const layout of layouts) expect(storeAndRead(layout)).toEqual(layout);
  expect(keptColumns(declaredColumns, usualLayout)).toEqual([]);
});
