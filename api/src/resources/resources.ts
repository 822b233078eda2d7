import type { MountedResource } from '../kit/resource-options';
import { areasResource } from './areas/areas.resource';
import { chaptersResource } from './chapters/chapters.resource';
import { companiesResource } from './companies/companies.resource';
import { companyCategoriesResource } from './companies/company-categories.resource';
import { eventsResource } from './events/events.resource';
import { investorsResource } from './investors/investors.resource';
import { jefaPerksResource } from './jefa-perks/jefa-perks.resource';
import { lookupResources } from './lookups/lookups.resource';
import { perksResource } from './perks/perks.resource';
import { pressResource } from './press/press.resource';
import { rolesResource } from './roles/roles.resource';
import { tagsResource } from './tags/tags.resource';
import { usersResource } from './users/users.resource';

/** Everything that the kit serves; the standard tests run for each. */
export const mountedResources: readonly MountedResource[] = [
  areasResource,
  chaptersResource,
  eventsResource,
  tagsResource,
  rolesResource,
  usersResource,
  companiesResource,
  companyCategoriesResource,
  perksResource,
  jefaPerksResource,
  investorsResource,
  pressResource,
  ...lookupResources,
];
