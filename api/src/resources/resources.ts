import type { MountedResource } from '../kit/resource-options';
import { areasResource } from './areas/areas.resource';
import { chaptersResource } from './chapters/chapters.resource';
import { companiesResource } from './companies/companies.resource';
import { companyCategoriesResource, companyCountriesResource } from './companies/company-categories.resource';
import { eventCategoriesResource } from './event-categories/event-categories.resource';
import { eventsResource } from './events/events.resource';
import { jobLocationsResource } from './job-locations/job-locations.resource';
import { jobsResource } from './jobs/jobs.resource';
import { coursesResource } from './learning/courses.resource';
import { lessonsResource } from './learning/lessons.resource';
import { contactTopicsResource } from './form-entries/contact-topics.resource';
import { formEntriesResources } from './form-entries/form-entries.resource';
import { replyTemplatesResource } from './form-entries/reply-templates.resource';
import { investorsResource } from './investors/investors.resource';
import { jefaPerksResource } from './jefa-perks/jefa-perks.resource';
import { lookupResources } from './lookups/lookups.resource';
import { mediaResource } from './media/media.resource';
import { newsResource } from './news/news.resource';
import { pagesResource } from './pages/pages.resource';
import { perksResource } from './perks/perks.resource';
import { pressResource } from './press/press.resource';
import { rolesResource } from './roles/roles.resource';
import { seniorityLevelsResource } from './seniority-levels/seniority-levels.resource';
import { tagsResource } from './tags/tags.resource';
import { foundersResource } from './users/founders.resource';
import { usersLostResource } from './users-lost/users-lost.resource';
import { usersResource } from './users/users.resource';

/** Everything that the kit serves; the standard tests run for each. */
export const mountedResources: readonly MountedResource[] = [
  areasResource,
  chaptersResource,
  eventsResource,
  eventCategoriesResource,
  jobsResource,
  jobLocationsResource,
  seniorityLevelsResource,
  coursesResource,
  lessonsResource,
  tagsResource,
  rolesResource,
  usersResource,
  foundersResource,
  companiesResource,
  companyCategoriesResource,
  companyCountriesResource,
  perksResource,
  jefaPerksResource,
  investorsResource,
  pressResource,
  newsResource,
  pagesResource,
  mediaResource,
  ...formEntriesResources,
  replyTemplatesResource,
  contactTopicsResource,
  usersLostResource,
  ...lookupResources,
];
