import { defineModule } from '../../kit/module/define-module';
import { partnersPersonColumns } from './partners-person-columns';
import { partnersResources } from './partners-resources';

export const partnersModule = defineModule({
  name: 'partners',
  resources: partnersResources,
  personalData: { columns: partnersPersonColumns },
});
