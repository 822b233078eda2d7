import { defineModule } from '../module/define-module';
import { kitPersonColumns } from './kit-person-columns';
import { historyLabels } from './history-labels';

export const historyModule = defineModule({
  name: 'history',
  auditLabels: historyLabels,
  personalData: { columns: kitPersonColumns },
});
