export { contactTopicsResource } from './entries/contact-topics.resource';
export { formEntriesResources } from './entries/form-entries.resource';
export { replyTemplatesResource } from './entries/reply-templates.resource';
export { keptData, nameOf, searchTextOf } from './entry-values';
export { formsJobs } from './forms-jobs';
export { mountFormsAndRegistration } from './forms.plugin';
export type { FormFamily } from './forms.tables';
export { giveRole } from './registration/registrations.repository';
export { formsPersonColumns } from './forms-person-columns';
