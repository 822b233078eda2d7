import { defineModule } from '../../core/module/define-module';
import { forgetFrom } from '../../core/module/forget-from';
import { mountPresence } from './mount-presence';
import { endAllPresences } from './present-tabs';

export const presenceModule = defineModule({
  name: 'presence',
  capability: { mount: mountPresence, forgetRows: forgetFrom('presences') },
  // The embedded database serves one process: open tabs belong to a process that has ended.
  beforeStart: async (db, { isEmbedded }) => {
    if (isEmbedded) await endAllPresences(db);
  },
});
