import * as z from 'zod/mini';

import { pageSchema, remoteManifestSchema } from './pages';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A version of a remote, immutable: a second publish of the same id and version is refused (409). */
export const releaseSchema = z.object({
  id: z.string(),
  version: z.string(),
  contract: z.number(),
  /** URL folder of its files, `/remotes/<id>/<version>/`. */
  base: z.string(),
  /** `mf-manifest.json`, relative to base. */
  manifest: z.string(),
  /** The entry of the container, relative to base. */
  entry: z.string(),
  /** sha384 of every file, by path relative to base. */
  files: z.record(z.string(), integritySchema),
  /** Files of the exposed module, loaded with the entry: what a page preloads. */
  preload: z.array(z.string()),
  /** Files each screen needs beyond `preload`, by page name. */
  screens: z.record(z.string(), z.array(z.string())),
  /** Shared libraries and the range the remote was built for. */
  shared: z.record(z.string(), z.string()),
  /** Names it takes of each lent library. Missing in releases of contract 1. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The file that renders its public pages on the server, relative to base. */
  server: z.optional(z.string()),
  remote: remoteManifestSchema,
  gitSha: z.string(),
  by: z.string(),
  at: z.string(),
  /** The publisher's description. */
  why: z.optional(z.string()),
});

export type Release = z.infer<typeof releaseSchema>;

const canarySchema = z.object({
  version: z.string(),
  /** 0 to 100: share of browsers that get it, sticky by cookie. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  salt: z.string(),
});

/** What is live of one remote. */
const pointerSchema = z.object({
  stable: z.nullable(z.string()),
  canary: z.optional(z.nullable(canarySchema)),
  enabled: z.boolean(),
  disabledReason: z.nullable(z.string()),
  fallback: z.nullable(z.string()),
});

export type Pointer = z.infer<typeof pointerSchema>;

/** All pointers with the revision that a write must name (optimistic lock). */
export const pointersSchema = z.object({ rev: z.number(), remotes: z.record(z.string(), pointerSchema) });

export type Pointers = z.infer<typeof pointersSchema>;

/** One line of the pointers' audit trail. */
export const pointerChangeSchema = z.object({
  rev: z.number(),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  id: z.string(),
  before: z.nullable(pointerSchema),
  after: pointerSchema,
  /** A rollback: the stable release before the change is not chosen by a rollback until it is promoted again. */
  isRollback: z.optional(z.boolean()),
});

export type PointerChange = z.infer<typeof pointerChangeSchema>;

/** One remote as a browser gets it: everything needed to load it, nothing about other releases. */
const registryRemoteSchema = z.object({
  id: z.string(),
  version: z.string(),
  contract: z.number(),
  container: z.string(),
  base: z.string(),
  manifest: z.string(),
  entry: z.string(),
  files: z.record(z.string(), integritySchema),
  preload: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
  pages: z.array(pageSchema),
  /** Resources whose stored fields it names. */
  fieldTexts: z.optional(z.array(z.string())),
  enabled: z.boolean(),
  disabledReason: z.nullable(z.string()),
  /** The version to load when this one fails, complete. */
  fallback: z.optional(
    z.object({
      version: z.string(),
      container: z.string(),
      base: z.string(),
      manifest: z.string(),
      entry: z.string(),
      files: z.record(z.string(), integritySchema),
    }),
  ),
});

export type RegistryRemote = z.infer<typeof registryRemoteSchema>;

/**
 * `GET /registry` (no-store): the remotes this session may see, bucketed. Protected pages of remotes that the session
 * may not see are named in `guarded` by path alone, so that the shell can send a visitor to /login instead of showing
 * "not found"; no file, title or role of such a remote is in the answer.
 */
export const registryAnswerSchema = z.object({
  rev: z.number(),
  remotes: z.array(registryRemoteSchema),
  guarded: z.array(z.string()),
  /** Links of the navigation that are no pages of a remote: editorial pages. */
  links: z.optional(z.array(pageSchema)),
});

export type RegistryAnswer = z.infer<typeof registryAnswerSchema>;
