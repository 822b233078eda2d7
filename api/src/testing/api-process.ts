import { join } from 'node:path';

import { runApi } from '../app/run-api';
import { loadDemo } from './load-demo';

/** A separate process that runs the API alone. */
void runApi({ root: join(import.meta.dirname, '../../..'), loadDemo });
