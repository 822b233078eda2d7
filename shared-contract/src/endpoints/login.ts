import * as z from 'zod/mini';

import { email } from '../fields';

/** Body of `login`. It is apart from `authCalls`: a first visit reads the session and has no form. */
export const loginSchema = z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(200)) });

export type Credentials = z.infer<typeof loginSchema>;
