import * as z from 'zod/mini';

import { viewerSchema } from './access';
import { registryAnswerSchema } from './registry';
import { seoSchema } from './seo';

/** Id of the `<script type="application/json">` that carries the boot data in every page. */
export const bootElementId = 'enlace-boot';

/**
 * Id of the `<script type="application/json">` with what a page rendered on the server was drawn from: the state, or the
 * address of its JSON.
 */
export const stateElementId = 'enlace-state';

/** The state of a rendered page. */
export const servedStateSchema = z.object({
  /** State by slice. */
  slices: z.record(z.string(), z.unknown()),
  /** Keys of the queries with an answer in it; they are not requested again. */
  queries: z.array(z.string()),
});

export type ServedState = z.infer<typeof servedStateSchema>;

/**
 * The boot data that the gateway gives to the shell. A rendered page contains `BootOfPage`: what all visitors share comes
 * from an address that can be kept for ever. Other pages contain all of it.
 */
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
  /** Integrity of the shell's lazy files by path of the URL: `{ "/assets/x.js": "sha384-…" }`. */
  assets: z._default(z.record(z.string(), z.string()), {}),
  /** Build of the shell that this page runs; a tab compares it with `GET /registry/rev`. */
  shell: z._default(z.string(), ''),
  /** Who the cookies say is looking; null for a visitor. A hint for drawing, never a right. */
  viewer: z.nullable(viewerSchema),
  /** Head data of the record this route shows, when the gateway knows it. */
  seo: z.nullable(seoSchema),
  /** Seconds between session polls, 0 for none. */
  sessionPollSeconds: z.number(),
  /** Path of the one page for which a service worker keeps this document: the page opens without a session. */
  offline: z.optional(z.string()),
  /** A session form that the server refused, see `servedAttemptSchema`; only its screen reads it. */
  attempt: z.optional(z.unknown()),
  /** The runtime core that entries of remotes get: the small one of the shell, unless `full` is set. */
  core: z.optional(z.literal('full')),
  /** Development only: ports of remotes served with Fast Refresh. */
  dev: z.optional(z.object({ remotes: z.record(z.string(), z.string()) })),
});

export type Boot = z.infer<typeof bootSchema>;

/** The part of the boot data that all visitors share, JSON at `shared`. */
export interface SharedBoot extends Pick<
  Boot,
  'registry' | 'assets' | 'productName' | 'origin' | 'apiBase' | 'sessionPollSeconds'
> {
  /** No visitor has one; only the page of a signed-in user has its own. */
  readonly viewer: null;
  /** Only the page of a record has its own. */
  readonly seo: null;
  /** Its address. When it differs from that of the page, the page was rendered for another registry answer. */
  readonly shared: string;
}

/** The boot data in the HTML of a rendered page. */
export interface BootOfPage extends Omit<Boot, keyof SharedBoot>, Partial<Pick<Boot, 'viewer' | 'seo'>> {
  /** Address of the rest. */
  readonly shared: string;
}
