import { companyCategories, companyCountries } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

/** What the list can be narrowed to. */
export const categories = createResource('public', companyCategories);
export const countries = createResource('public', companyCountries);
