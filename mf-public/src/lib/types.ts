import type { chapters, EntityOf, events, RowOf } from '@enlace/shared-contract';

export type EventRow = RowOf<typeof events>;
export type ChapterRow = RowOf<typeof chapters>;

/** Records with their long texts. */
export type EventRecord = EntityOf<typeof events>;
export type ChapterRecord = EntityOf<typeof chapters>;
