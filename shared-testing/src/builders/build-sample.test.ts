import { resources } from '../api/resources';
import { buildRow } from './build-row';

const hasRows = resources.filter(({ wire }) => wire.add !== undefined && wire.edit !== undefined);

test.each(hasRows.map((resource) => [resource.name, resource] as const))(
  'a row of %s is as its contract says, and others have other names',
  (name, resource) => {
    const rows = [1, 2].map((id) => resource.entity.parse(buildRow(name, id)));
    const titles = rows.map((row) => row['title'] ?? row['name']);
    expect(titles[0]).not.toEqual(titles[1]);
  },
);

test('a name that is no resource is refused', () => {
  expect(() => buildRow('planets', 1)).toThrow('no resource planets');
});
