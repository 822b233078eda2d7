import { defineModule } from '../../core/module/define-module';
import { mountExport } from './mount-export';

export const exportModule = defineModule({ name: 'export', capability: { mount: mountExport } });
