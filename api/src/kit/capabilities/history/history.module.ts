import { defineModule } from '../../core/module/define-module';
import { historyLabels } from './history-labels';
import { kitPersonColumns } from './kit-person-columns';

export const historyModule = defineModule({
  name: 'history',
  auditLabels: historyLabels,
  personalData: { columns: kitPersonColumns },
});
