export { pressResource } from './press/press.resource';
export type {} from './editorial.tables';
export { editorialModule } from './editorial.module';
