import { defineModule } from '../../kit/core/module/define-module';
import { formsJobs } from './forms-jobs';
import { formsLabels } from './forms-labels';
import { formsMails } from './forms-mails';
import { formsPersonColumns } from './forms-person-columns';
import { formsResources } from './forms-resources';
import { mountFormsAndRegistration } from './forms.plugin';

export const formsModule = defineModule({
  name: 'forms',
  auditLabels: formsLabels,
  resources: formsResources,
  routes: [mountFormsAndRegistration],
  backgroundJobs: [formsJobs],
  mails: formsMails,
  personalData: { columns: formsPersonColumns },
});
