import { foldText } from '@enlace/shared-contract/text';
import type { RightsMatrix } from '@enlace/shared-contract/identity';

import type { Changes } from './changes';

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

/** Rights whose texts contain the search term, grouped by resource and sorted by name. */
export function groupsOf(
  rights: readonly Right[],
  searchTerm: string,
  wordsOf: (right: Right) => string,
): readonly { readonly resource: string; readonly rights: readonly Right[] }[] {
  const matches = rights.filter((right) =>
    foldText(`${right.name} ${wordsOf(right)}`).includes(foldText(searchTerm.trim())),
  );
  const groups = new Map<string, Right[]>();
  for (const right of matches) groups.set(right.resource, [...(groups.get(right.resource) ?? []), right]);
  return [...groups].map(([resource, groupRights]) => ({ resource, rights: groupRights }));
}

/** The selected roles; all roles when none is selected. */
export function rolesOf(roles: readonly Role[], chosenIds: readonly number[]): readonly Role[] {
  const matches = roles.filter(({ id }) => chosenIds.includes(id));
  return matches.length === 0 ? roles : matches;
}

/** Ids of the rights with unsaved changes, as a text, so that equal ids are equal values. */
export function changedRights(changes: Changes): string {
  const ids = new Set([...changes.keys()].map((key) => Number(key.split(':')[1])));
  return [...ids].sort((a, b) => a - b).join();
}

/** The rights whose ids are in the text; all rights when it is null. */
export function rightsAmong(rights: readonly Right[], ids: string | null): readonly Right[] {
  if (ids === null) return rights;
  const namedIds = new Set(ids.split(',').map(Number));
  return rights.filter(({ id }) => namedIds.has(id));
}

export function toggleName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
