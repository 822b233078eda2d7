import type { MemberSelection, PoolMember } from '@enlace/shared-contract/talent-pool';

import { addressOf, filtersOf, type PoolChoice } from '../state/pool-choice';

type Id = PoolMember['id'];

/** Selected members: some by their ids, or all of the filters but some. */
export interface Selection {
  /** The address of the list that it belongs to, without the page. */
  readonly list: string;
  readonly isAll: boolean;
  /** The selected ones, or the exceptions. */
  readonly ids: ReadonlySet<Id>;
}

const listOf = (choice: PoolChoice): string => addressOf({ ...choice, page: 1, sort: 'updated_at', order: 'desc' });

export const emptySelection = (choice: PoolChoice): Selection => ({
  list: listOf(choice),
  isAll: false,
  ids: new Set<Id>(),
});

/** The selection, or an empty one when it belongs to other filters. */
export const selectionOf = (selection: Selection, choice: PoolChoice): Selection =>
  selection.list === listOf(choice) ? selection : emptySelection(choice);

export const isSelected = ({ isAll, ids }: Selection, id: Id): boolean => ids.has(id) !== isAll;

/** The selection after members were selected or not. */
export function withMembers(selection: Selection, changedIds: readonly Id[], isChosen: boolean): Selection {
  const otherIds = [...selection.ids].filter((id) => !changedIds.includes(id));
  return { ...selection, ids: new Set(isChosen === selection.isAll ? otherIds : [...otherIds, ...changedIds]) };
}

export const sizeOf = ({ isAll, ids }: Selection, total: number): number =>
  isAll ? Math.max(0, total - ids.size) : ids.size;

/** The members as the calls have them. */
export function targetOf({ isAll, ids }: Selection, choice: PoolChoice): MemberSelection {
  if (!isAll) return { ids: [...ids] };
  const where = { ...filtersOf(choice), ...(choice.poolId === null ? {} : { pool_id: choice.poolId }) };
  return { where, ...(ids.size === 0 ? {} : { except: [...ids] }) };
}
