import * as z from 'zod/mini';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `build.json`: the description of a remote's build. Unknown fields are kept for later readers. */
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
  /** Names that it uses of each lent library. A later shell can lack some of them. */
  uses: z.record(z.string(), z.array(z.string())),
  /** Server part of the build, if its pages can be rendered on the server. */
  server: z.optional(z.string()),
  gitSha: z.string().check(z.maxLength(100)),
  files: z.record(z.string(), integrity),
});

export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** An entry of `remotes.json`. */
const remoteEntrySchema = z.object({ id: z.string(), folder: z.string() });

export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

export const remoteListSchema = z.array(remoteEntrySchema);
