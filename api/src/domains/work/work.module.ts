import { defineModule } from '../../kit/module/define-module';
import { workPersonColumns } from './work-person-columns';
import { workResources } from './work-resources';

export const workModule = defineModule({
  name: 'work',
  resources: workResources,
  personalData: { columns: workPersonColumns },
});
