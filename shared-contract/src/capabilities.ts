import { bulkCalls } from './endpoints/bulk';
import { draftCalls } from './endpoints/drafts';
import { historyCalls } from './endpoints/history';
import { importCalls } from './endpoints/imports';
import { deletedRowsCall, restoreCall } from './endpoints/trash';
import type { Resource, ResourceCapability } from './define-resource';

const ofCall: Readonly<Record<string, ResourceCapability>> = {
  ...pathsOf([bulkCalls.start], 'bulk'),
  ...pathsOf([importCalls.start, importCalls.template], 'import'),
  ...pathsOf(
    [historyCalls.getRevisions, historyCalls.getRevision, historyCalls.compareRevisions, historyCalls.restoreRevision],
    'history',
  ),
  ...pathsOf([deletedRowsCall, restoreCall], 'trash'),
  ...pathsOf(
    Object.values(draftCalls).filter(({ path }) => path.includes('{resource}')),
    'drafts',
  ),
};

/**
 * The resources that a call with `{resource}` in its path serves, as far as the call belongs to a capability; null for
 * every other call.
 */
export function resourcesOfCall(path: string, resources: readonly Resource[]): string[] | null {
  const capability = ofCall[path];
  if (capability === undefined) return null;
  return resources.filter(({ capabilities }) => capabilities[capability]).map(({ name }) => name);
}

function pathsOf(
  calls: readonly { readonly path: string }[],
  capability: ResourceCapability,
): Record<string, ResourceCapability> {
  return Object.fromEntries(calls.map(({ path }) => [path, capability]));
}
