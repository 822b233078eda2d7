import { replyTemplates as contract } from '@enlace/shared-contract/forms';
import type { Query } from '@enlace/shared-data';

import { handleOf } from '../../../lib/handle-of';

export const replyTemplates = handleOf(contract);

/** All templates, because there are only a few. */
export const templatesQuery: Query = replyTemplates.list({});
