import { replyTemplates as contract } from '@enlace/shared-contract';
import type { Need } from '@enlace/shared-data';

import { admin } from '../../../lib/admin';

export const replyTemplates = admin.handle(contract);

/** All templates; they are few. */
export const templatesNeed: Need = replyTemplates.list({});
