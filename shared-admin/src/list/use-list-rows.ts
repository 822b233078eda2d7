import { useList, useReload, type ScreenContext } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useWindowMemory } from '../memory/window-memory';
import type { View } from '../views/layout';
import { everything, searchAt, useOpening, type Opening } from '../views/opening';
import { listQueryOf, reachOf, readListState, writeListState, type ListState } from './list-state';

export interface ListRows {
  readonly state: ListState;
  /** What is chosen, as an address has it; empty for what is usual. */
  readonly search: string;
  readonly list: ReturnType<typeof useList>;
  readonly rows: readonly AdminRow[];
  /** Rows that match; null while unknown. */
  readonly total: number | null;
  /** The rows are on their way; behind the last page, those of the last one. */
  readonly isWaiting: boolean;
  /** The view that the bare address shows, where it shows one. */
  readonly opening: Opening | null;
  readonly addressOf: (state: ListState) => string;
  /** Goes to another address of the list, in place of this one. */
  readonly go: (address: string) => void;
  /** Other choices, from the first page. */
  readonly change: (part: Partial<ListState>) => void;
  readonly retry: () => void;
}

/** What an address shows of a resource, and the ways on to other choices. @param onView the list opens with a new view */
export function useListRows(admin: AdminResource, context: ScreenContext, onView: (view: View) => void): ListRows {
  const navigate = useNavigate();
  const reload = useReload();
  const { places } = useWindowMemory();
  const { handle, path, rules } = admin;
  const isBare = context.search.size === 0;
  const opening = useOpening(admin, (view) => {
    if (isBare) onView(view);
  });

  const state = readListState(searchAt(context.search, opening), rules);
  const query = listQueryOf(state, context.locale, reachOf(handle.contract, context.viewer));
  const list = useList(handle, query);
  const rows = useMemo(() => list.rows.filter(isAdminRow), [list.rows]);
  const search = writeListState(state, rules);
  const opened = opening?.search ?? '';
  const addressOf = useCallback(
    (next: ListState) => {
      const written = writeListState(next, rules);
      return `${path}${written === '' && opened !== '' ? everything : written}`;
    },
    [opened, path, rules],
  );
  const place = addressOf(state).slice(path.length);
  useEffect(() => void places.set(path, place), [path, place, places]);

  const go = useCallback(
    (address: string) => void navigate(address, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const retry = () => reload([handle.list(query)]);
  // The screen has asked for what this browser knew; the server may name another view since.
  const asked = useRef(opened);
  const askAnew = useEffectEvent(() => {
    if (asked.current === opened) return;
    asked.current = opened;
    if (isBare) retry();
  });
  useEffect(() => askAnew(), [opened]);

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
    opening: isBare && opened !== '' ? opening : null,
    addressOf,
    go,
    change: (part) => go(addressOf({ ...state, page: 1, ...part })),
    retry,
  };
}

function isAdminRow(row: unknown): row is AdminRow {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
}
