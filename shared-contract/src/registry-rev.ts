import * as z from 'zod/mini';

/**
 * `GET /registry/rev` (no-store, ETag `"<rev>-<shell>"`): the current revision of the pointers and the installed build of
 * the shell. An open tab compares them with its own.
 */
export const registryRevSchema = z.object({ rev: z.number(), shell: z.string() });

export type RegistryRev = z.infer<typeof registryRevSchema>;
