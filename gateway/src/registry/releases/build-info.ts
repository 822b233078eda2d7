import * as z from 'zod/mini';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `build.json`: what a remote's build says about itself. Unknown fields are left to later readers. */
export const buildInfoSchema = z.object({
  id: z.string(),
  version: z.string().check(z.maxLength(100)),
  container: z.string(),
  contract: z.number(),
  entry: z.string(),
  manifest: z.string(),
  preload: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.string()),
  /** Names it takes of each lent library: a later shell may not lend all of them. */
  uses: z.record(z.string(), z.array(z.string())),
  /** The build's half that runs on the server, if its pages can be rendered there. */
  server: z.optional(z.string()),
  gitSha: z.string().check(z.maxLength(100)),
  files: z.record(z.string(), integrity),
});

export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** A remote as `remotes.json` lists it. */
export const remoteEntrySchema = z.object({ id: z.string(), folder: z.string() });

export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

export const remoteListSchema = z.array(remoteEntrySchema);
