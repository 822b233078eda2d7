import * as z from 'zod/mini';

import { locales } from './text';

const localizedTextSchema = z.object({ en: z.string(), es: z.string(), pt: z.string() });

/** Place of a page in the menu of its layout. Pages without `nav` are reached by links only. */
const navSchema = z.object({
  label: localizedTextSchema,
  /** Lower comes first; equal numbers keep the order of the declarations. */
  order: z.number(),
  /** `main`: header or side bar; `footer`: foot of the public layout; `account`: the signed-in person's menu. */
  place: z.enum(['main', 'footer', 'account']),
  /** Further places with the same entry. */
  also: z.optional(z.array(z.enum(['main', 'footer', 'account']))),
  /** Shown to visitors only. */
  visitors: z.optional(z.boolean()),
  /** Key of an icon of shared-ui, for the side bar. */
  icon: z.optional(z.string()),
  /** Other paths whose pages mark this entry, such as those of records that belong to its own. */
  covers: z.optional(z.array(z.string())),
  /** Heading in the side bar; entries without one come first. */
  group: z.optional(localizedTextSchema),
});

/** Commands on an open record that the palette offers. */
export const recordCommands = ['publish', 'unpublish', 'delete'] as const;

export type RecordCommand = (typeof recordCommands)[number];

/** Records behind a list of the back office, which the palette finds by name and opens at `<path>/<id>`. */
export const pageRecordsSchema = z.object({
  resource: z.string(),
  /** Path of the call that lists them. */
  list: z.string().check(z.regex(/^\/api\//)),
  /** Field with the name, by which the list is sorted. */
  sort: z.string(),
  /** A field, or its related record, that distinguishes records of the same name. */
  detail: z.optional(z.string()),
  /** Names of roles and permissions that may list them; without it, all who may open the page. */
  listedBy: z.optional(z.array(z.string())),
  /** Names of those who find all records, where other viewers of the page find only those that they may edit. */
  foundBy: z.optional(z.array(z.string())),
  /** Commands on a record, with the names of roles and permissions that may give them. */
  commands: z.array(z.object({ name: z.enum(recordCommands), allowed: z.array(z.string()) })),
});

export type PageRecords = z.infer<typeof pageRecordsSchema>;

/**
 * One page of a remote as plain data, so that the shell can route, guard, title and draw the menu before the remote's
 * code is loaded.
 */
export const pageSchema = z.object({
  /** Unique in the remote; the key of its screen. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Path pattern, `:name` for a parameter, e.g. `/chapters/:slug`. */
  path: z.string().check(z.regex(/^\/[A-Za-z0-9/:_-]*$/)),
  layout: z.enum(['public', 'dashboard', 'admin']),
  protected: z.boolean(),
  /**
   * Role or permission names. An empty list with `protected` means every signed-in user (docs/SPECIFICATION.md,
   * section 6).
   */
  allowed: z.array(z.string()),
  title: localizedTextSchema,
  description: z.optional(localizedTextSchema),
  nav: z.optional(navSchema),
  /** Not for search engines: neither listed in the sitemap nor to be indexed. */
  noindex: z.optional(z.boolean()),
  /** Resource whose record the path's `:slug` names, so that the gateway can write its head data into the HTML. */
  record: z.optional(z.string()),
  /**
   * Names of the query parameters that the screen reads; none for a public page without a list. The gateway keeps one
   * document for all addresses that differ in other parameters. In releases without any list, every parameter counts.
   */
  search: z.optional(z.array(z.string())),
  /** The page opens without network after it was opened once; its service worker keeps the files (docs/guides/check-in.md). */
  worksOffline: z.optional(z.boolean()),
  /** What the palette of every remote finds behind this list: `pageRecordsSchema`. The palette alone reads it. */
  records: z.optional(z.unknown()),
  /** Chunk `screen-<name>` of its screen, for several pages with one chunk; the page's name by default. */
  screen: z.optional(z.string()),
});

export type Page = z.infer<typeof pageSchema>;
export type PageLayout = Page['layout'];

/** A page as it is written: `protected` and `allowed` may be left out on public pages. */
export interface PageDeclaration extends Omit<Page, 'protected' | 'allowed'> {
  readonly protected?: boolean;
  readonly allowed?: string[];
  readonly records?: PageRecords;
}

/**
 * Checks and completes the pages of a remote. Throws with every problem named (duplicate name or path, a layout other
 * than public without `protected`).
 */
export function definePages(declarations: readonly PageDeclaration[]): readonly Page[] {
  const pages = declarations.map((d) =>
    pageSchema.parse({ protected: false, allowed: [], search: d.protected ? undefined : [], ...d }),
  );
  const problems = pages.flatMap((page, index) => [
    ...(pages.findIndex((p) => p.name === page.name) < index ? [`page name "${page.name}" is taken`] : []),
    ...(pages.findIndex((p) => p.path === page.path) < index ? [`path "${page.path}" is taken`] : []),
    ...(page.layout !== 'public' && !page.protected
      ? [`page "${page.name}" has layout ${page.layout} unprotected`]
      : []),
    ...locales.filter((l) => page.title[l].trim() === '').map((l) => `page "${page.name}" has no title in ${l}`),
  ]);
  if (problems.length > 0) throw new Error(`pages: ${problems.join('; ')}`);
  return pages;
}

/** `remote.json`, written by a remote's build beside its manifest. */
export const remoteManifestSchema = z.object({
  id: z.string().check(z.regex(/^mf-[a-z][a-z-]*$/)),
  version: z.string(),
  /** Major of the remote contract; the shell refuses another (see `remoteContract`). */
  contract: z.number(),
  /** Name of the federation container, one per release, e.g. `mf_public_1_4_0`. */
  container: z.string(),
  pages: z.array(pageSchema),
  /** Slice paths the remote injects, `<remote>/<resource>`. */
  slices: z.array(z.string()),
  /** Resources whose stored fields it names; missing in releases without such texts. */
  fieldTexts: z.optional(z.array(z.string())),
  /** Ranges the remote was built for: `{ shell: "^0.1.0" }`. */
  requires: z.record(z.string(), z.string()),
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/**
 * The remote contract this code speaks. 1: containers of webpack. 2: containers of `@module-federation/enhanced`, which
 * need a runtime core from the shell.
 */
export const remoteContract = 3;

/** A match of a path against a page's pattern: its parameters (decoded), or null. Trailing slashes are ignored. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const patternParts = pattern.split('/').filter(Boolean);
  const pathParts = pathname.split('/').filter(Boolean);
  if (patternParts.length !== pathParts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
      continue;
    }
    try {
      parameters[part.slice(1)] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return parameters;
}

/** How exact a pattern is: static segments win over parameters, so `/chapters/new` is tried before `/chapters/:slug`. */
function weight(pattern: string): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? '1' : '2'))
    .join('');
}

/** The page that serves a path among several remotes' pages, the most exact pattern first. */
export function findPage<T extends { readonly path: string }>(
  pages: readonly T[],
  pathname: string,
): { readonly page: T; readonly params: Record<string, string> } | null {
  let best: { readonly page: T; readonly params: Record<string, string> } | null = null;
  for (const page of pages) {
    const params = matchPath(page.path, pathname);
    if (params !== null && (best === null || weight(page.path) > weight(best.page.path))) best = { page, params };
  }
  return best;
}
