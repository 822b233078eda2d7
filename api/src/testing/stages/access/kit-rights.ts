import { type Access, only } from '@enlace/shared-contract/access';
import type { Resource, ResourceCapability } from '@enlace/shared-contract/resources';

/** A right to a resource: that of a call of its wire table, or one that the kit adds. */
export type Right = 'list' | 'add' | 'edit' | 'remove' | 'hardRemove' | 'export' | 'import';

/** A call of the kit that every resource has, as far as its capabilities allow. */
export interface KitCall {
  /** Method and path, as the contract writes them. */
  readonly call: `${'GET' | 'POST'} /api/v2/{resource}/${string}`;
  /** The caller needs all of them. */
  readonly rights: readonly Right[];
  /** Of the resources that have the call; the others refuse it in any way. */
  readonly capability?: ResourceCapability;
  readonly query?: (id: number) => string;
  readonly body?: (id: number) => object;
}

const bulk = (operation: string, right: Right, capability: ResourceCapability = 'bulk'): KitCall => ({
  call: 'POST /api/v2/{resource}/bulk',
  rights: [right],
  capability,
  body: (id) => ({
    operation,
    selection: { ids: [id] },
    dry_run: true,
  }),
});

/** A field that a bulk change can write, where it is not the name. */
const bulkFields: Readonly<Record<string, string>> = {
  events: 'title',
  jobs: 'title',
  roles: 'description',
  users: 'city',
};

/** What each call of the kit needs. A call of the contract that is missing here fails the test of row access. */
export const kitCalls: readonly KitCall[] = [
  { call: 'GET /api/v2/{resource}/{id}/neighbours', rights: ['list'] },
  { call: 'GET /api/v2/{resource}/{id}/dependents', rights: ['remove'] },
  { call: 'GET /api/v2/{resource}/{id}/revisions', rights: ['edit'] },
  { call: 'GET /api/v2/{resource}/{id}/revisions/{n}', rights: ['edit'] },
  { call: 'GET /api/v2/{resource}/{id}/revisions/compare', rights: ['edit'], query: () => 'from=1' },
  { call: 'POST /api/v2/{resource}/{id}/revisions/{n}/restore', rights: ['edit'], body: () => ({}) },
  { call: 'GET /api/v2/{resource}/{id}/draft', rights: ['edit'] },
  { call: 'POST /api/v2/{resource}/{id}/draft', rights: ['edit'], body: () => ({}) },
  { call: 'POST /api/v2/{resource}/{id}/draft/remove', rights: ['edit'] },
  { call: 'POST /api/v2/{resource}/{id}/publish', rights: ['edit'], body: () => ({}) },
  { call: 'POST /api/v2/{resource}/{id}/unpublish', rights: ['edit'], body: () => ({}) },
  { call: 'POST /api/v2/{resource}/{id}/schedule/remove', rights: ['edit'] },
  { call: 'POST /api/v2/{resource}/{id}/preview', rights: ['edit'] },
  { call: 'POST /api/v2/{resource}/{id}/presence', rights: ['edit'], body: () => ({ state: 'viewing' }) },
  { call: 'POST /api/v2/{resource}/unpublished', rights: ['add', 'edit'], body: () => ({}) },
  { call: 'POST /api/v2/{resource}/{id}/restore', rights: ['remove'] },
  { call: 'GET /api/v2/{resource}/trash', rights: ['remove'], query: (id) => `ids=${id}` },
  { call: 'POST /api/v2/{resource}/export', rights: ['list', 'export'], body: () => ({}) },
  { call: 'POST /api/v2/{resource}/imports', rights: ['import'], capability: 'import', body: () => ({}) },
  { call: 'GET /api/v2/{resource}/import_template', rights: ['import'], capability: 'import' },
  bulk('edit', 'edit'),
  bulk('remove', 'remove'),
  bulk('restore', 'remove', 'trash'),
  bulk('hardRemove', 'hardRemove'),
];

/** The access behind a right; null when the resource has no such call. */
export function accessOf({ name, wire }: Resource, right: Right): Access | null {
  if (right === 'export' || right === 'import') return only(['admin'], `${name}.${right}`);
  return wire[right]?.access ?? null;
}

export function requestOf({ call, query, body }: KitCall, { name }: Resource, id: number) {
  const [method, path = ''] = call.split(' ');
  const values = { [bulkFields[name] ?? 'name']: 'X' };
  const payload = path.endsWith('/bulk') ? { ...body?.(id), values } : body?.(id);
  const url = path.replace('{resource}', name).replace('{id}', String(id)).replace('{n}', '1');
  return {
    method: method === 'GET' ? ('GET' as const) : ('POST' as const),
    url: query === undefined ? url : `${url}?${query(id)}`,
    ...(payload === undefined ? {} : { payload }),
  };
}
