import type { MountedResource } from '../../kit/core/table/resource-options';
import { companiesResource } from './companies/companies.resource';
import { companyCategoriesResource, companyCountriesResource } from './companies/company-categories.resource';
import { investorsResource } from './investors/investors.resource';
import { jefaPerksResource } from './jefa-perks/jefa-perks.resource';
import { perksResource } from './perks/perks.resource';

/** The resources of this domain that the kit serves. */
export const partnersResources: readonly MountedResource[] = [
  companiesResource,
  companyCategoriesResource,
  companyCountriesResource,
  perksResource,
  jefaPerksResource,
  investorsResource,
];
