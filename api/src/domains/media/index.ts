export { mediaModule } from './media.module';
