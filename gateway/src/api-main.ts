import { join } from 'node:path';

import { runApi } from '@enlace/api';

import { loadDemo } from './load-demo';

/** The API alone, for a gateway that has API_URL. It is a program of this package, because the API imports no demo data. */
await runApi({ root: join(import.meta.dirname, '../..'), loadDemo });
