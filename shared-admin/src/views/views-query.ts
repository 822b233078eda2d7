import type { AdminResource } from '../declare/admin-resource';

/** The query for the saved views of a resource, sorted by name. */
export function viewsQuery({ handle }: Pick<AdminResource, 'handle'>) {
  return { resource: handle.contract.name, sort: 'name', order: 'asc' } as const;
}
