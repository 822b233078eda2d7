import type { RightsMatrix } from '@enlace/shared-contract';

import type { Changes } from './changes';

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rights whose words hold what is looked for, grouped by resource in the order of their names. */
export function groupsOf(
  rights: readonly Right[],
  wanted: string,
  wordsOf: (right: Right) => string,
): readonly { readonly resource: string; readonly rights: readonly Right[] }[] {
  const found = rights.filter((right) => plain(`${right.name} ${wordsOf(right)}`).includes(plain(wanted.trim())));
  const groups = new Map<string, Right[]>();
  for (const right of found) groups.set(right.resource, [...(groups.get(right.resource) ?? []), right]);
  return [...groups].map(([resource, held]) => ({ resource, rights: held }));
}

/** The roles that were chosen to be looked at; all where none was. */
export function rolesOf(roles: readonly Role[], chosen: readonly number[]): readonly Role[] {
  const found = roles.filter(({ id }) => chosen.includes(id));
  return found.length === 0 ? roles : found;
}

/** Ids of the rights of which some role would have another say, as a text that is the same for the same ones. */
export function changedRights(changes: Changes): string {
  const ids = new Set([...changes.keys()].map((key) => Number(key.split(':')[1])));
  return [...ids].sort((a, b) => a - b).join();
}

/** Those of the rights that a text of ids names; all where there is none. */
export function rightsAmong(rights: readonly Right[], ids: string | null): readonly Right[] {
  if (ids === null) return rights;
  const named = new Set(ids.split(',').map(Number));
  return rights.filter(({ id }) => named.has(id));
}

export function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
