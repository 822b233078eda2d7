import type { publicChapters as chapters } from '@enlace/shared-contract/community';
import type { events } from '@enlace/shared-contract/events';
import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';

import type { agendaFields, featuredFields, listedEventFields } from './row-fields';

export type EventRow = Pick<RowOf<typeof events>, (typeof agendaFields)[number]>;
/** An event of a list of several chapters. */
export type ListedEventRow = Pick<RowOf<typeof events>, (typeof listedEventFields)[number]>;
/** A chapter with all fields of a list. */
export type ChapterRow = RowOf<typeof chapters>;
export type FeaturedEventRow = Pick<RowOf<typeof events>, (typeof featuredFields)[number]>;

/** Records with their long texts. */
export type EventRecord = EntityOf<typeof events>;
export type ChapterRecord = EntityOf<typeof chapters>;
