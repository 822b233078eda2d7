import { useList, useReload, type ScreenContext } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useWindowMemory } from '../memory/window-memory';
import type { SavedView } from '../views/layout';
import { everything, searchAt, useOpening, type Opening } from '../views/opening';
import { listQueryOf, reachOf, readListState, writeListState, type ListState } from './list-state';
import { useChangedState } from './use-changed-state';

export interface ListRows {
  readonly state: ListState;
  /** The choices as the search of an address, without default values. */
  readonly search: string;
  readonly list: ReturnType<typeof useList>;
  readonly rows: readonly AdminRow[];
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  /** The rows are loading; after the last page, those of the last page. */
  readonly isWaiting: boolean;
  /** The saved view of the address without a search; null without one. */
  readonly opening: Opening | null;
  readonly addressOf: (state: ListState) => string;
  /** Replaces the current address of the list. */
  readonly go: (address: string) => void;
  /** Changes choices and starts on the first page. */
  readonly change: (part: Partial<ListState>) => void;
  readonly retry: () => void;
}

/**
 * The rows and state of a list at an address, and functions to change them. @param onView called when the list opens
 * with a new saved view
 */
export function useListRows(
  admin: AdminResource,
  context: ScreenContext,
  onView: (savedView: SavedView) => void,
): ListRows {
  const navigate = useNavigate();
  const reload = useReload();
  const { places } = useWindowMemory();
  const { handle, path, rules } = admin;
  const isBare = context.search.size === 0;
  const opening = useOpening(admin, (savedView) => {
    if (isBare) onView(savedView);
  });

  const state = readListState(searchAt(context.search, opening), rules);
  const query = listQueryOf(state, context.locale, reachOf(handle.contract, context.viewer));
  const list = useList(handle, query);
  const rows = useMemo(() => list.rows.filter(isAdminRow), [list.rows]);
  const search = writeListState(state, rules);
  const openingSearch = opening?.search ?? '';
  const addressOf = useCallback(
    (next: ListState) => {
      const nextSearch = writeListState(next, rules);
      return `${path}${nextSearch === '' && openingSearch !== '' ? everything : nextSearch}`;
    },
    [openingSearch, path, rules],
  );
  const place = addressOf(state).slice(path.length);
  useEffect(() => void places.set(path, place), [path, place, places]);
  const changedState = useChangedState(state, addressOf);

  const go = useCallback(
    (address: string) => void navigate(address, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const retry = () => reload([handle.list(query)]);
  // The screen has requested the saved view that this browser has stored; the server can name a newer one.
  const requestedSearch = useRef(openingSearch);
  const askAnew = useEffectEvent(() => {
    if (requestedSearch.current === openingSearch) return;
    requestedSearch.current = openingSearch;
    if (isBare) retry();
  });
  useEffect(() => askAnew(), [openingSearch]);

  const total = list.meta?.total ?? null;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.perPage));
  const isBehind = total !== null && rows.length === 0 && state.page > last;
  const turnBack = useEffectEvent(() => go(addressOf({ ...state, page: last })));
  useEffect(() => {
    if (isBehind) turnBack();
  }, [isBehind]);

  return {
    state,
    search: search.slice(1),
    list,
    rows,
    total,
    isWaiting: list.status !== 'fulfilled' || isBehind,
    opening: isBare && openingSearch !== '' ? opening : null,
    addressOf,
    go,
    change: (part) => go(addressOf(changedState({ page: 1, ...part }))),
    retry,
  };
}

function isAdminRow(row: unknown): row is AdminRow {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
}
