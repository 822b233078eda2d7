import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { createCalls, defineCall } from '@enlace/shared-data';

/** A record whose page was read. */
export interface ViewedRecord {
  readonly kind: 'job' | 'company' | 'chapter';
  readonly id: number;
}

interface PageView extends ViewedRecord {
  /** Random value of the visit. */
  readonly visitor: string;
}

const noteView = (client: 'public' | 'authenticated') =>
  defineCall({
    mode: 'first',
    client,
    request: ({ kind, id, visitor }: PageView) => ({ call: dashboardCalls.noteView, body: { kind, id, visitor } }),
    read: () => null,
  });

/** Views of pages, for the figures of companies and chapters. The API leaves out the own staff of a record. */
export const pageViews = createCalls('public/page-views', {
  byVisitor: noteView('public'),
  byUser: noteView('authenticated'),
});
