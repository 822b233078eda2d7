export { selectFilledFields, nameOf, searchTextOf } from './entry-values';
export type { FormFamily } from './forms.tables';
export { giveRole } from './registration/registrations.repository';
export { formsModule } from './forms.module';
