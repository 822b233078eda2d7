import { pino } from 'pino';

import { logProcessFaults } from '../infrastructure/log/process-faults';

/** A separate process that ends by an error; its argument is `exception` or `rejection`. */
logProcessFaults(pino());
const error = Object.assign(new Error('cannot reach postgres://enlace:hunter2@db/enlace'), { query: 'hunter2' });
if (process.argv[2] === 'rejection') void Promise.reject(error);
else
  setImmediate(() => {
    throw error;
  });
