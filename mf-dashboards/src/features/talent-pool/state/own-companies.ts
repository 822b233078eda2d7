import { companies as contract } from '@enlace/shared-contract/partners';
import { createResource, useList, useReload } from '@enlace/shared-data';

export const companies = createResource('dashboards', contract, { client: 'authenticated' });

const query = { is_own: true, sort: 'name', order: 'asc', page: 1, per_page: 100, fields: ['id', 'name'] } as const;

/** The companies that the viewer recruits for. */
export const ownCompaniesQuery = companies.list(query);

export interface OwnCompanies {
  /** Null until they are loaded. */
  readonly rows: readonly { readonly id: number; readonly name: string }[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useOwnCompanies(): OwnCompanies {
  const { status, rows, meta } = useList(companies, query);
  const reload = useReload();
  return {
    rows: meta === null ? null : rows,
    hasFailed: status === 'rejected',
    retry: () => reload([ownCompaniesQuery]),
  };
}
