import { defineLimit } from '../../infrastructure/limits/define-limit';

/** Files of tasks that one user hands in. */
export const taskFileLimit = defineLimit({ name: 'taskFile', points: 30, seconds: 3600, roomyPoints: 10_000 });
