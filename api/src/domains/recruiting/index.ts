export type {} from './recruiting.tables';
export { recruitingModule } from './recruiting.module';
