import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';

/** Figures of the community; public. */
export const statsCall = wire.get('/api/v2/stats', publicAccess);

export const statsAnswerSchema = z.object({
  data: z.object({ members: z.number(), chapters: z.number(), countries: z.number(), events: z.number() }),
});
