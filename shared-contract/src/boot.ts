import * as z from 'zod/mini';

import { viewerSchema } from './access';
import { registryAnswerSchema } from './registry';
import { seoSchema } from './seo';

/** Id of the `<script type="application/json">` that carries the boot data in every page. */
export const bootElementId = 'enlace-boot';

/**
 * Id of the `<script type="application/json">` with the integrity of the shell's own files: `{ "/assets/x.js":
 * "sha384-…" }`, by path of the URL.
 */
export const assetsElementId = 'enlace-assets';

/** Id of the `<script type="application/json">` with what a page rendered on the server was drawn from. */
export const stateElementId = 'enlace-state';

/** The state of a rendered page. */
export const servedStateSchema = z.object({
  /** State by slice. */
  slices: z.record(z.string(), z.unknown()),
  /** Keys of the needs with an answer in it; they are not requested again. */
  needs: z.array(z.string()),
});

export type ServedState = z.infer<typeof servedStateSchema>;

/** The boot data that the gateway writes into the HTML of a route for the shell. */
export const bootSchema = z.object({
  productName: z.string(),
  /** Absolute origin of the site, for canonical links and social images. */
  origin: z.string(),
  /** Base URL of the API calls; empty for the same origin. */
  apiBase: z.string(),
  locale: z.enum(['en', 'es', 'pt']),
  /** What the address begins with when it names its language, e.g. `/es`; every link of the page keeps it. */
  prefix: z.optional(z.enum(['/en', '/es', '/pt'])),
  registry: registryAnswerSchema,
  /** Build of the shell that this page runs; a tab compares it with `GET /registry/rev`. */
  shell: z._default(z.string(), ''),
  /** Who the cookies say is looking; null for a visitor. A hint for drawing, never a right. */
  viewer: z.nullable(viewerSchema),
  /** Head data of the record this route shows, when the gateway knows it. */
  seo: z.nullable(seoSchema),
  /** Seconds between session polls, 0 for none. */
  sessionPollSeconds: z.number(),
  /** The runtime core that entries of remotes get: the small one of the shell, unless `full` is set. */
  core: z.optional(z.literal('full')),
  /** Development only: ports of remotes served with Fast Refresh. */
  dev: z.optional(z.object({ remotes: z.record(z.string(), z.string()) })),
});

export type Boot = z.infer<typeof bootSchema>;
