import { defineModule } from '../../kit/module/define-module';
import { workPersonColumns } from './work-person-columns';
import { workResources } from './work-resources';
import { workLabels } from './work-labels';

export const workModule = defineModule({
  name: 'work',
  auditLabels: workLabels,
  resources: workResources,
  personalData: { columns: workPersonColumns },
});
