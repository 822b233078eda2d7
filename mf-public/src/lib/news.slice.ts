import { news as contract } from '@enlace/shared-contract/editorial';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const news = createResource('public', contract, withSimilar('news'));
