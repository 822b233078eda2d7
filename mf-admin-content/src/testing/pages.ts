import { listPages } from '@enlace/shared-contract/platform';

import remote from '../remote';
import { resources } from '../resources';

export const pages = listPages(remote, resources);
