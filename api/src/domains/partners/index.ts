export { companiesResource } from './companies/companies.resource';
export type {} from './partners.tables';
export { partnersPersonColumns } from './partners-person-columns';
export { partnersResources } from './partners-resources';
