import type { Viewer } from '@enlace/shared-contract/access';
import { useList, useScreen } from '@enlace/shared-data';
import { useEffect, useEffectEvent } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import type { SavedView } from './layout';
import { viewsQuery } from './views-query';

/** The saved view, or the declared search, that an address without a search shows. */
export type Opening = Pick<SavedView, 'id' | 'name' | 'search'>;

const prefix = 'enlace.opening ';

/** The search that shows all rows although the list opens with a saved view. */
export const everything = '?view=all';

/** The search to apply; for an address without one, the search of the saved view. */
export function searchAt(search: URLSearchParams, opening: Opening | null): URLSearchParams {
  return search.size === 0 && opening !== null ? new URLSearchParams(opening.search) : search;
}

/** The saved view to open first: the user's own before one of the user's roles. */
export function openingOf(savedViews: readonly SavedView[]): SavedView | null {
  const first = savedViews.filter(({ is_default }) => is_default);
  return first.find(({ scope }) => scope === 'mine') ?? first[0] ?? null;
}

/** The declared search of a list that opens without a saved view; null when it opens with all rows. */
export function declaredOpening(
  { opening }: Pick<AdminResource, 'opening'>,
  viewer: Viewer | null,
  name = '',
): Opening | null {
  const search = typeof opening === 'function' ? opening(viewer) : opening;
  return search === undefined ? null : { id: 0, name, search };
}

/**
 * The saved view in this browser's storage, so that the list requests the right rows before the server has answered.
 */
export function heldOpening(viewer: Viewer | null, path: string): Opening | null {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(nameOf(viewer, path)) ?? 'null');
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { id, name, search }: { id?: unknown; name?: unknown; search?: unknown } = storedValue;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof search !== 'string') return null;
    return { id, name, search };
  } catch {
    return null;
  }
}

/**
 * The saved view that this list opens with, else its declared search; null without one.
 * @param onKnown called when the server names another view than this browser has stored
 */
export function useOpening(admin: AdminResource, onKnown: (savedView: SavedView) => void): Opening | null {
  const { viewer } = useScreen();
  const words = useResourceTexts(admin);
  const { meta, rows } = useList(admin.views, viewsQuery(admin));
  const isKnown = meta !== null || rows.length > 0;
  const knownView = isKnown ? openingOf(rows) : null;
  const tell = useEffectEvent(() => {
    if (!isKnown) return;
    const before = heldOpening(viewer, admin.path);
    hold(viewer, admin.path, knownView);
    if (knownView !== null && knownView.id !== before?.id) onKnown(knownView);
  });
  useEffect(() => tell(), [isKnown, knownView?.id, knownView?.name, knownView?.search]);
  return (isKnown ? knownView : heldOpening(viewer, admin.path)) ?? declaredOpening(admin, viewer, words('opening'));
}

function hold(viewer: Viewer | null, path: string, savedView: SavedView | null): void {
  try {
    if (savedView === null) localStorage.removeItem(nameOf(viewer, path));
    else {
      const { id, name, search } = savedView;
      localStorage.setItem(nameOf(viewer, path), JSON.stringify({ id, name, search }));
    }
  } catch {
    // If the storage is full or forbidden, the server answers again next time.
  }
}

function nameOf(viewer: Viewer | null, path: string): string {
  return `${prefix}${viewer?.id ?? ''} ${path}`;
}
