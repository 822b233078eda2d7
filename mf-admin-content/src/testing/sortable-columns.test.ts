import { resources } from '../resources';

/**
 * Columns without an order:
 *
 * - The states of jobs and news change with the time, so that no index can hold them; a filter selects them instead.
 * - A user can have several states at a time, e.g. unverified and leaving.
 * - The list of roles is one short page.
 */
const computedColumns = [
  'jobs.status',
  'news.status',
  'roles.description',
  'roles.is_fixed',
  'roles.label',
  'users.state',
];

/** Columns that show several related rows, which have no order among each other. */
const columnsOfSeveralRows = [
  'chapters.chapter_leaders',
  'companies.company_categories',
  'content-pages.roles',
  'jobs.job_locations',
  'roles.permissions',
  'users.roles',
];

const unsortedColumns = new Set([...computedColumns, ...columnsOfSeveralRows]);
const columnsWithoutOrder = new Set<string>();

test.each(resources.map((entry) => [entry.name, entry] as const))(
  'each column of %s with one stored value, also of a related row, can be sorted',
  async (name, { load }) => {
    const { admin } = await load();
    const { contract } = admin.handle;
    const missingSorts = admin.columns
      .map((column) => column.name)
      .filter((field) => !contract.sorts.includes(field))
      .map((field) => `${name}.${field}`);
    missingSorts.forEach((field) => columnsWithoutOrder.add(field));
    expect(missingSorts.filter((field) => !unsortedColumns.has(field))).toEqual([]);
  },
);

test('each exception is a column', () => {
  expect([...unsortedColumns].filter((field) => !columnsWithoutOrder.has(field))).toEqual([]);
});
