import type { PaletteSource } from '@enlace/shared-admin/palette';
import {
  chapters,
  companies,
  contentPages,
  courses,
  eventCategories,
  events,
  jobs,
  news,
  users,
} from '@enlace/shared-contract';

/** Resources whose records the palette finds, in their order on the screen. */
export const sources: readonly PaletteSource[] = [
  { contract: events, detail: 'city' },
  { contract: eventCategories },
  { contract: users, detail: 'email' },
  { contract: chapters, detail: 'city' },
  { contract: companies, detail: 'city' },
  { contract: jobs, detail: 'company' },
  { contract: news },
  { contract: contentPages },
  { contract: courses },
];
