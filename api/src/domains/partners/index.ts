export { companiesResource } from './companies/companies.resource';
export { companyCategoriesResource, companyCountriesResource } from './companies/company-categories.resource';
export { investorsResource } from './investors/investors.resource';
export { jefaPerksResource } from './jefa-perks/jefa-perks.resource';
export { perksResource } from './perks/perks.resource';
export type {} from './partners.tables';
export { partnersPersonColumns } from './partners-person-columns';
