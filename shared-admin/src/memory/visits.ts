import type { Viewer } from '@enlace/shared-contract/access';
import { useScreen } from '@enlace/shared-data';
import { useLocation } from '@enlace/shared-platform';
import { useEffect } from 'react';

/** A visited screen or record. */
export interface Visit {
  readonly to: string;
  /** The name of a record; null for a screen, whose name is its page's title. */
  readonly name: string | null;
}

const prefix = 'enlace.visits ';
const most = 12;

/** Stores a visit of this screen as soon as its name is known; `undefined` means not yet known. */
export function useVisit(name: string | null | undefined): void {
  const { viewer } = useScreen();
  const { pathname } = useLocation();
  useEffect(() => {
    if (name === undefined) return;
    const others = visitsOf(viewer).filter(({ to }) => to !== pathname);
    const visits: readonly Visit[] = [{ to: pathname, name }, ...others].slice(0, most);
    try {
      sessionStorage.setItem(keyOf(viewer), JSON.stringify(visits));
    } catch {
      // If the storage is full or forbidden, the visit is not stored.
    }
  }, [name, pathname, viewer]);
}

/** The user's visits in this tab, latest first. They contain names of persons, so they are removed with the tab. */
export function visitsOf(viewer: Viewer | null): readonly Visit[] {
  try {
    const storedVisits: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewer)) ?? '[]');
    return Array.isArray(storedVisits) ? storedVisits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function keyOf(viewer: Viewer | null): string {
  return `${prefix}${viewer?.id ?? ''}`;
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('to' in value) || !('name' in value)) return false;
  return typeof value.to === 'string' && (value.name === null || typeof value.name === 'string');
}
