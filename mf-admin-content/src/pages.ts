import { definePages } from '@enlace/shared-contract';

import { areasPages } from './features/areas/areas-pages';
import { chaptersPages } from './features/chapters/chapters-pages';
import { inboxPages } from './features/inbox/inbox-pages';
import { replyTemplatesPages } from './features/reply-templates/reply-templates-pages';
import { overviewPages } from './features/overview/overview-pages';
import { packagesPages } from './features/packages/packages-pages';
import { versioningsPages } from './features/versionings/versionings-pages';
import { permissionsPages } from './features/permissions/permissions-pages';
import { backgroundJobsPages } from './features/background-jobs/background-jobs-pages';
import { rolesPages } from './features/roles/roles-pages';
import { usersPages } from './features/users/users-pages';
import { usersLostPages } from './features/users-lost/users-lost-pages';
import { mediaPages } from './features/media/media-pages';
import { newsPages } from './features/news/news-pages';
import { contentPagesPages } from './features/content-pages/content-pages-pages';
import { pressPages } from './features/press/press-pages';
import { companiesPages } from './features/companies/companies-pages';
import { investorsPages } from './features/investors/investors-pages';
import { memberPerksPages } from './features/member-perks/member-perks-pages';
import { jobsPages } from './features/jobs/jobs-pages';
import { jobLocationsPages } from './features/job-locations/job-locations-pages';
import { coursesPages } from './features/courses/courses-pages';
import { lessonsPages } from './features/lessons/lessons-pages';
import { tagsPages } from './features/tags/tags-pages';
import { companyCategoriesPages } from './features/company-categories/company-categories-pages';
import { perksPages } from './features/perks/perks-pages';
import { seniorityLevelsPages } from './features/seniority-levels/seniority-levels-pages';

export const pages = definePages([
  ...overviewPages,
  ...inboxPages,
  ...replyTemplatesPages,
  ...chaptersPages,
  ...areasPages,
  ...packagesPages,
  ...versioningsPages,
  ...permissionsPages,
  ...rolesPages,
  ...usersPages,
  ...usersLostPages,
  ...backgroundJobsPages,
  ...newsPages,
  ...mediaPages,
  ...contentPagesPages,
  ...pressPages,
  ...companiesPages,
  ...investorsPages,
  ...memberPerksPages,
  ...jobsPages,
  ...jobLocationsPages,
  ...coursesPages,
  ...lessonsPages,
  ...tagsPages,
  ...companyCategoriesPages,
  ...perksPages,
  ...seniorityLevelsPages,
]);

/** Slice paths this remote injects with its first screen; the others come with theirs. */
export const slices: readonly string[] = [];
