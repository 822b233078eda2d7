import { news as contract } from '@enlace/shared-contract/editorial';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const news = createResource('public', contract, withNear('news'));
