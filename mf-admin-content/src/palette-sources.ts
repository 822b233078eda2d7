import type { PaletteSource } from '@enlace/shared-admin/palette';
import { chapters, tags } from '@enlace/shared-contract/community';
import { news, contentPages, press } from '@enlace/shared-contract/editorial';
import { roles, users } from '@enlace/shared-contract/identity';
import { courses, lessons } from '@enlace/shared-contract/learning';
import { companies, investors } from '@enlace/shared-contract/partners';
import { jobs } from '@enlace/shared-contract/work';

/** Resources whose records the palette finds, in their order on the screen. */
export const sources: readonly PaletteSource[] = [
  { contract: users, detail: 'email' },
  { contract: companies, detail: 'city' },
  { contract: jobs, detail: 'company' },
  { contract: chapters, detail: 'city' },
  { contract: news },
  { contract: contentPages },
  { contract: courses },
  { contract: lessons, detail: 'course' },
  { contract: investors },
  { contract: press },
  { contract: tags },
  { contract: roles },
];
