import type { PaletteSource } from '@enlace/shared-admin/palette';
import { chapters } from '@enlace/shared-contract/community';
import { contentPages, news } from '@enlace/shared-contract/editorial';
import { eventCategories, events } from '@enlace/shared-contract/events';
import { users } from '@enlace/shared-contract/identity';
import { courses } from '@enlace/shared-contract/learning';
import { companies } from '@enlace/shared-contract/partners';
import { jobs } from '@enlace/shared-contract/work';

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
