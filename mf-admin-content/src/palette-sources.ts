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

/** Whose records the palette finds, in the order in which they are shown. */
export const sources: readonly PaletteSource[] = [
  { contract: users, path: '/admin/users', detail: 'email' },
  { contract: companies, path: '/admin/companies', detail: 'city' },
  { contract: jobs, path: '/admin/jobs', detail: 'company' },
  { contract: chapters, path: '/admin/chapters', detail: 'city' },
  { contract: news, path: '/admin/news' },
  { contract: contentPages, path: '/admin/pages' },
  { contract: courses, path: '/admin/courses' },
  { contract: lessons, path: '/admin/lessons', detail: 'course' },
  { contract: investors, path: '/admin/investors' },
  { contract: press, path: '/admin/press' },
  { contract: tags, path: '/admin/tags' },
  { contract: roles, path: '/admin/roles' },
];
