import type { Viewer } from '@enlace/shared-contract';
import { useList, useScreen } from '@enlace/shared-data';
import { useEffect, useEffectEvent } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { View } from './layout';
import { viewsQuery } from './views-query';

/** The view that a list opens with: what its bare address shows. */
export type Opening = Pick<View, 'id' | 'name' | 'search'>;

const prefix = 'enlace.opening ';

/** The address that shows all rows where the bare one shows a view. */
export const everything = '?view=all';

/** What an address asks for: a bare one, for the view that the list opens with. */
export function searchAt(search: URLSearchParams, opening: Opening | null): URLSearchParams {
  return search.size === 0 && opening !== null ? new URLSearchParams(opening.search) : search;
}

/** Of the views that are to open first: her own before one of her roles. */
export function openingOf(views: readonly View[]): View | null {
  const first = views.filter(({ is_default }) => is_default);
  return first.find(({ scope }) => scope === 'mine') ?? first[0] ?? null;
}

/**
 * The view as this browser knows it, so that the list asks for the right rows before the server has said which views
 * there are.
 */
export function heldOpening(viewer: Viewer | null, path: string): Opening | null {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(nameOf(viewer, path)) ?? 'null');
    if (typeof held !== 'object' || held === null) return null;
    const { id, name, search }: { id?: unknown; name?: unknown; search?: unknown } = held;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof search !== 'string') return null;
    return { id, name, search };
  } catch {
    return null;
  }
}

/**
 * The view that this list opens with; null where it opens with everything.
 * @param onKnown told when the server names another one than this browser knew
 */
export function useOpening(admin: AdminResource, onKnown: (view: View) => void): Opening | null {
  const { viewer } = useScreen();
  const { meta, rows } = useList(admin.views, viewsQuery(admin));
  const isKnown = meta !== null || rows.length > 0;
  const known = isKnown ? openingOf(rows) : null;
  const tell = useEffectEvent(() => {
    if (!isKnown) return;
    const before = heldOpening(viewer, admin.path);
    hold(viewer, admin.path, known);
    if (known !== null && known.id !== before?.id) onKnown(known);
  });
  useEffect(() => tell(), [isKnown, known?.id, known?.name, known?.search]);
  return isKnown ? known : heldOpening(viewer, admin.path);
}

function hold(viewer: Viewer | null, path: string, view: View | null): void {
  try {
    if (view === null) localStorage.removeItem(nameOf(viewer, path));
    else {
      const { id, name, search } = view;
      localStorage.setItem(nameOf(viewer, path), JSON.stringify({ id, name, search }));
    }
  } catch {
    // Full or forbidden: the server says it again next time.
  }
}

function nameOf(viewer: Viewer | null, path: string): string {
  return `${prefix}${viewer?.id ?? ''} ${path}`;
}
