export { selectFilledFields, nameOf, searchTextOf } from './entry-values';
export { formsJobs } from './forms-jobs';
export { mountFormsAndRegistration } from './forms.plugin';
export type { FormFamily } from './forms.tables';
export { giveRole } from './registration/registrations.repository';
export { formsPersonColumns } from './forms-person-columns';
export { formsResources } from './forms-resources';
