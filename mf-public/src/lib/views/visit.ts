import * as z from 'zod/mini';

import { makeKey } from '../make-key';
import type { ViewedRecord } from './page-views.slice';

const storageName = 'enlace.visit';

/** Within this time, a record that is opened again is the same view. */
const viewMs = 30 * 60_000;

const visitSchema = z.object({
  visitor: z.string(),
  /** When each record was viewed, in ms. */
  views: z.record(z.string(), z.number()),
});

/**
 * Remembers in this tab that a record is viewed. Returns the random value of the visit; null for a record that was
 * viewed a moment ago, and in a browser without storage.
 */
export function rememberView({ kind, id }: ViewedRecord): string | null {
  try {
    const storedVisit = visitSchema.safeParse(JSON.parse(sessionStorage.getItem(storageName) ?? 'null')).data;
    const visitor = storedVisit?.visitor ?? makeKey();
    const now = Date.now();
    const recentViews = Object.entries(storedVisit?.views ?? {}).filter(([, at]) => now - at < viewMs);
    const record = `${kind}/${id}`;
    if (recentViews.some(([name]) => name === record)) return null;
    sessionStorage.setItem(
      storageName,
      JSON.stringify({ visitor, views: Object.fromEntries([...recentViews, [record, now]]) }),
    );
    return visitor;
  } catch {
    return null;
  }
}
