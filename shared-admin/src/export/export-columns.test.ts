import { exportNames } from './export-columns';

test('columns of a file are called as their fields, and told apart where two are called the same', () => {
  const labels: Readonly<Record<string, string>> = { country: 'Country', country_code: 'Country', name: 'Name' };
  const names = exportNames(
    ['name', 'country', 'country_code', 'jobs_count'],
    (field) => labels[field] ?? `fields.${field}`,
    { code: 'code', groups: [] },
  );
  expect([...names.values()]).toEqual(['Name', 'Country', 'Country (code)', 'jobs count']);
});
