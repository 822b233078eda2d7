export { companiesResource } from './companies/companies.resource';
export type {} from './partners.tables';
export { partnersModule } from './partners.module';
