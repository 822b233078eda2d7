import * as z from 'zod';

import { defineEnv } from '../../../infrastructure/env/define-env';

declare module '../../../infrastructure/env/env' {
  interface ApiEnv {
    /** Days after which rows in the trash are deleted for good; 0 for never. */
    readonly trashDays: number;
  }
}

export const trashEnv = defineEnv({
  variables: { TRASH_DAYS: z.coerce.number().int().min(0).max(36_500).default(90) },
  read: ({ TRASH_DAYS: trashDays }) => ({ trashDays }),
});
