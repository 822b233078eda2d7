import type { AdminResource } from '../declare/admin-resource';

/** What a list asks of the saved views: those of its resource, by name. */
export function viewsQuery({ handle }: Pick<AdminResource, 'handle'>) {
  return { resource: handle.contract.name, sort: 'name', order: 'asc' } as const;
}
