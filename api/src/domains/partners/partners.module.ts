import { defineModule } from '../../kit/core/module/define-module';
import { partnersLabels } from './partners-labels';
import { partnersPersonColumns } from './partners-person-columns';
import { partnersResources } from './partners-resources';

export const partnersModule = defineModule({
  name: 'partners',
  auditLabels: partnersLabels,
  resources: partnersResources,
  personalData: { columns: partnersPersonColumns },
});
