import type { PaletteSource } from '@enlace/shared-admin/palette';
import {
  chapters,
  companies,
  courses,
  investors,
  jobs,
  lessons,
  news,
  contentPages,
  press,
  roles,
  tags,
  users,
} from '@enlace/shared-contract';

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
