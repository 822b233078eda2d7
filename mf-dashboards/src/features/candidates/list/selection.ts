import type { Candidate } from '@enlace/shared-contract/recruiting';
import type { Key } from 'react';

import type { MoveTarget } from '../move/bulk-dialog';
import { type CandidatesChoice, filterKey, filtersOf } from '../state/candidates-choice';

type Id = Candidate['id'];

/** Selected candidates: some by their ids, or all of the filters but some. */
export interface Selection {
  /** The filters that it belongs to. */
  readonly filters: string;
  readonly isAll: boolean;
  /** The selected ones, or the exceptions. */
  readonly ids: ReadonlySet<Id>;
  /** Versions of the selected candidates, also of those on other pages. */
  readonly versions: ReadonlyMap<Id, number>;
}

export function emptySelection(choice: CandidatesChoice): Selection {
  return { filters: filterKey(choice), isAll: false, ids: new Set(), versions: new Map() };
}

/** The selected candidates of a page. */
export function selectedOf({ isAll, ids }: Selection, pageIds: readonly Id[]): ReadonlySet<Id> {
  return new Set(pageIds.filter((id) => ids.has(id) !== isAll));
}

/** The selection after a change on a page; those of other pages stay. */
export function withPage(
  selection: Selection,
  rows: readonly Pick<Candidate, 'id' | 'version'>[],
  keys: ReadonlySet<Key>,
): Selection {
  const pageIds = rows.map(({ id }) => id);
  const otherIds = [...selection.ids].filter((id) => !pageIds.includes(id));
  const changedIds = pageIds.filter((id) => keys.has(id) !== selection.isAll);
  const versions = new Map([...selection.versions, ...rows.map(({ id, version }) => [id, version] as const)]);
  const ids = new Set([...otherIds, ...changedIds]);
  return { ...selection, ids, versions: new Map([...versions].filter(([id]) => ids.has(id))) };
}

export function sizeOf({ isAll, ids }: Selection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size;
}

/**
 * The candidates as the call has them. A single one has the version that the recruiter has read, so that a move of
 * another recruiter is noticed.
 */
export function targetOf(
  { isAll, ids, versions }: Selection,
  choice: CandidatesChoice,
  rows: readonly Pick<Candidate, 'id' | 'version'>[],
): MoveTarget {
  if (!isAll) {
    const [firstId = 0] = ids;
    const version = rows.find(({ id }) => id === firstId)?.version ?? versions.get(firstId);
    return { ids: [...ids], ...(ids.size !== 1 || version === undefined ? {} : { version }) };
  }
  return { where: filtersOf(choice), ...(ids.size === 0 ? {} : { except: [...ids] }) };
}
