import { defineModule } from '../module/define-module';
import { kitPersonColumns } from './kit-person-columns';

export const historyModule = defineModule({
  name: 'history',
  personalData: { columns: kitPersonColumns },
});
