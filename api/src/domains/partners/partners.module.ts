import { defineModule } from '../../kit/module/define-module';
import { partnersPersonColumns } from './partners-person-columns';
import { partnersResources } from './partners-resources';
import { partnersLabels } from './partners-labels';

export const partnersModule = defineModule({
  name: 'partners',
  auditLabels: partnersLabels,
  resources: partnersResources,
  personalData: { columns: partnersPersonColumns },
});
