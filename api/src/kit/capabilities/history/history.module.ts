import { defineModule } from '../../core/module/define-module';
import { forgetFrom } from '../../core/module/forget-from';
import { describeConflict } from './describe-conflict';
import { mountHistory } from './mount-history';
import { listenToWrites } from './write-history';
import { historyLabels } from './history-labels';
import { kitPersonColumns } from './kit-person-columns';

export const historyModule = defineModule({
  name: 'history',
  capability: { mount: mountHistory, describeConflict, listenToWrites, forgetRows: forgetFrom('revisions') },
  auditLabels: historyLabels,
  personalData: { columns: kitPersonColumns },
});
