import type { Need } from '@enlace/shared-data';

import { replyTemplates } from '../../../lib/reply-templates.slice';

export { replyTemplates };

/** All templates; they are few. */
export const templatesNeed: Need = replyTemplates.list({});
