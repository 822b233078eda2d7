import { companyCategories, companyCountries } from '@enlace/shared-contract/partners';
import { createResource } from '@enlace/shared-data';

/** The choices of the list's filter. */
export const categories = createResource('public', companyCategories);
export const countries = createResource('public', companyCountries);
