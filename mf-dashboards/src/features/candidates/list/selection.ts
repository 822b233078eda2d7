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
}

export function emptySelection(choice: CandidatesChoice): Selection {
  return { filters: filterKey(choice), isAll: false, ids: new Set() };
}

/** The selected candidates of a page. */
export function selectedOf({ isAll, ids }: Selection, pageIds: readonly Id[]): ReadonlySet<Id> {
  return new Set(pageIds.filter((id) => ids.has(id) !== isAll));
}

/** The selection after a change on a page; those of other pages stay. */
export function withPage(selection: Selection, pageIds: readonly Id[], keys: ReadonlySet<Key>): Selection {
  const otherIds = [...selection.ids].filter((id) => !pageIds.includes(id));
  const changedIds = pageIds.filter((id) => keys.has(id) !== selection.isAll);
  return { ...selection, ids: new Set([...otherIds, ...changedIds]) };
}

export function sizeOf({ isAll, ids }: Selection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size;
}

/** The candidates as the call has them. */
export function targetOf({ isAll, ids }: Selection, choice: CandidatesChoice): MoveTarget {
  if (!isAll) return { ids: [...ids] };
  return { where: filtersOf(choice), ...(ids.size === 0 ? {} : { except: [...ids] }) };
}
