import { listPages } from '@enlace/shared-contract/platform';

import remote from '../remote';

export const pages = listPages(remote);
