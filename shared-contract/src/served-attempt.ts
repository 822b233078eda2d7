import * as z from 'zod/mini';

import { type ErrorCode, isErrorCode } from './errors';

/** A form of the session that a browser without scripts sent and the server refused. */
export const servedAttemptSchema = z.object({
  /** The typed values, without passwords. */
  values: z.record(z.string(), z.string()),
  error: z.object({
    code: z.custom<ErrorCode>(isErrorCode),
    message: z.string(),
    status: z.number(),
    fields: z.record(z.string(), z.array(z.string())),
    details: z.unknown(),
  }),
});

export type ServedAttempt = z.infer<typeof servedAttemptSchema>;
