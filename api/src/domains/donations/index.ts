export type {} from './donations.tables';
export { donationsModule } from './donations.module';
