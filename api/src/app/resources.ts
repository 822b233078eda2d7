import type { MountedResource } from '../kit/resource-options';
import {
  areasResource,
  chaptersResource,
  countriesResource,
  eventCategoriesResource,
  eventsResource,
  statesResource,
  tagsResource,
} from '../domains/community';
import {
  companiesResource,
  companyCategoriesResource,
  companyCountriesResource,
  investorsResource,
  jefaPerksResource,
  perksResource,
} from '../domains/partners';
import { jobLocationsResource, jobsResource, seniorityLevelsResource, workLookupResources } from '../domains/work';
import { coursesResource, lessonsResource } from '../domains/learning';
import { contactTopicsResource, formEntriesResources, replyTemplatesResource } from '../domains/forms';
import { categoriesResource, newsResource, pagesResource, pressResource } from '../domains/editorial';
import {
  foundersResource,
  permissionsResource,
  rolesResource,
  usersLostResource,
  usersResource,
} from '../domains/identity';
import { mediaResource } from '../domains/media';

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
  categoriesResource,
  countriesResource,
  statesResource,
  ...workLookupResources,
  permissionsResource,
];
