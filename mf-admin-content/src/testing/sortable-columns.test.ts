import { queryOf } from '@enlace/shared-contract';

import { resources } from '../resources';

/**
 * Columns without an order. The states of jobs and news change with the time, so that no index can hold them; a filter
 * selects them instead. The list of roles is one short page.
 */
const computedColumns = ['jobs.status', 'news.status', 'roles.description', 'roles.is_fixed', 'roles.label'];

test.each(resources.map((entry) => [entry.name, entry] as const))(
  'each column of %s with one stored value can be sorted',
  async (name, { load }) => {
    const { admin } = await load();
    const { contract } = admin.handle;
    const fields = queryOf(contract);
    const missingSorts = admin.columns
      .map((column) => column.name)
      .filter((field) => fields[field] !== undefined && fields[field]?.kind !== 'relation')
      .filter((field) => !contract.sorts.includes(field) && !computedColumns.includes(`${name}.${field}`));
    expect(missingSorts).toEqual([]);
  },
);
