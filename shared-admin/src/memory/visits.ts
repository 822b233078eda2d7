import type { Viewer } from '@enlace/shared-contract';
import { useScreen } from '@enlace/shared-data';
import { useLocation } from '@enlace/shared-platform';
import { useEffect } from 'react';

/** A screen or record that was looked at. */
export interface Visit {
  readonly to: string;
  /** What a record is called; null for a screen, which is called by its page's title. */
  readonly name: string | null;
}

const prefix = 'enlace.visits ';
const most = 12;

/** Notes that the screen is looked at, as soon as it is known what it shows: with `undefined` nothing is noted yet. */
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
      // Full or forbidden: nothing is remembered then.
    }
  }, [name, pathname, viewer]);
}

/** What this person looked at in this tab, latest first. Names of people do not outlive the tab. */
export function visitsOf(viewer: Viewer | null): readonly Visit[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewer)) ?? '[]');
    return Array.isArray(held) ? held.filter(isVisit) : [];
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
