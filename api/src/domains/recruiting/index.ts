export type {} from './recruiting.tables';
export { companiesOf } from './pool/pool-rows';
export { recruitingModule } from './recruiting.module';
