import { adminTexts } from '@enlace/shared-admin';
import { defineRemote } from '@enlace/shared-data';

import { areasFeature } from './features/areas/areas.feature';
import { chaptersFeature } from './features/chapters/chapters.feature';
import { inboxFeature } from './features/inbox/inbox.feature';
import { replyTemplatesFeature } from './features/reply-templates/reply-templates.feature';
import { overviewFeature } from './features/overview/overview.feature';
import { packagesFeature } from './features/packages/packages.feature';
import { versioningsFeature } from './features/versionings/versionings.feature';
import { permissionsFeature } from './features/permissions/permissions.feature';
import { backgroundJobsFeature } from './features/background-jobs/background-jobs.feature';
import { rolesFeature } from './features/roles/roles.feature';
import { usersFeature } from './features/users/users.feature';
import { usersLostFeature } from './features/users-lost/users-lost.feature';
import { mediaFeature } from './features/media/media.feature';
import { newsFeature } from './features/news/news.feature';
import { contentPagesFeature } from './features/content-pages/content-pages.feature';
import { pressFeature } from './features/press/press.feature';
import { companiesFeature } from './features/companies/companies.feature';
import { investorsFeature } from './features/investors/investors.feature';
import { memberPerksFeature } from './features/member-perks/member-perks.feature';
import { jobsFeature } from './features/jobs/jobs.feature';
import { jobLocationsFeature } from './features/job-locations/job-locations.feature';
import { coursesFeature } from './features/courses/courses.feature';
import { lessonsFeature } from './features/lessons/lessons.feature';
import { tagsFeature } from './features/tags/tags.feature';
import { companyCategoriesFeature } from './features/company-categories/company-categories.feature';
import { perksFeature } from './features/perks/perks.feature';
import { seniorityLevelsFeature } from './features/seniority-levels/seniority-levels.feature';

export default defineRemote({
  id: 'mf-admin-content',
  features: [
    overviewFeature,
    inboxFeature,
    replyTemplatesFeature,
    chaptersFeature,
    areasFeature,
    packagesFeature,
    versioningsFeature,
    permissionsFeature,
    rolesFeature,
    usersFeature,
    usersLostFeature,
    backgroundJobsFeature,
    newsFeature,
    mediaFeature,
    contentPagesFeature,
    pressFeature,
    companiesFeature,
    investorsFeature,
    memberPerksFeature,
    jobsFeature,
    jobLocationsFeature,
    coursesFeature,
    lessonsFeature,
    tagsFeature,
    companyCategoriesFeature,
    perksFeature,
    seniorityLevelsFeature,
  ],
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  texts: [adminTexts],
});
