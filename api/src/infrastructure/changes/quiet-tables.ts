interface QuietTable {
  readonly owner: string;
  readonly announcement: string;
}

/** Announcement of changed seats and waiting lists, with the ids of their events. */
export const eventFigures = 'event_figures';

/**
 * Unwatched tables that pages of visitors show.
 * - `copy`: its rows change together with those of watched tables, which each call that reads it notes, too
 * - otherwise its rows belong to a row of `owner`, and their domain announces `<announcement>#<id of this row>`: each sale
 *   of a seat would announce several rows. Pages of one row of `owner` hear it; lists show no such number, or a copy of
 *   it in the owner's own row.
 */
export const quietTables: Readonly<Record<string, 'copy' | QuietTable>> = {
  capacities: { owner: 'events', announcement: eventFigures },
  event_cancellations: { owner: 'events', announcement: eventFigures },
  waiting_entries: { owner: 'events', announcement: eventFigures },
  waiting_lists: { owner: 'events', announcement: eventFigures },
  job_facets: 'copy',
  search_entries: 'copy',
};
