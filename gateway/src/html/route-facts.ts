import { pageHead, type RecordHead, type Seo, type TitledPage } from '@enlace/shared-contract/head';
import {
  findPage,
  notFoundTitle,
  type RegistryAnswer,
  type RegistryRemote,
  shellPages,
} from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';

import type { ApiPort } from '../api-mount/api-port';
import { withTimeLimit } from '../ops/time-limit';

export interface RouteQuestion {
  readonly pathname: string;
  readonly answer: RegistryAnswer;
  readonly locale: Locale;
  readonly origin: string;
  readonly productName: string;
  /** Path prefix of the language; empty without one. */
  readonly prefix?: string;
  /** Whether the address shows a draft. The record can be private, and search engines must not list it. */
  readonly isPreview?: boolean;
}

/** What the gateway knows about an address before code of a remote runs. */
export interface RouteFacts {
  readonly status: 200 | 404 | 410 | 503;
  readonly seo: Seo;
  /** Title of a page with a list of several pages; null for other pages. */
  readonly listTitle: string | null;
  /** Head data of the route's record, when known. */
  readonly recordSeo: RecordHead | null;
  /** The remote and the screen that the route needs at once; null for a page that the guard must check first. */
  readonly remote: RegistryRemote | null;
  readonly screen: string | null;
  /** Path pattern for logs and metrics, never an address. */
  readonly label: string;
}

/** Whether a label is the path of a page that the shell itself draws. */
export function isShellPage(label: string): boolean {
  return shellPages.some(({ path }) => path === label);
}

const seoTimeLimitMs = 2_000;

/**
 * Decides how an address is answered.
 * - a page of a visible remote or of the shell: 200
 * - a page of a disabled remote: 503 with the reason, shown by the shell
 * - a page that this session may not see, or a record that it may not see: 200 with the default head, and no remote to
 *   render it; the browser goes to the sign-in
 * - a record that does not exist, or an unknown path: 404
 * - a record whose page has ended: 410
 */
export async function findRouteFacts(
  question: RouteQuestion,
  api: Pick<ApiPort, 'findSeo'>,
  onFailure: (error: unknown) => void,
): Promise<RouteFacts> {
  const { pathname, answer } = question;
  const rest = { recordSeo: null, remote: null, screen: null, listTitle: null };
  const shellPage = findPage(shellPages, pathname);
  if (shellPage !== null) {
    return { ...rest, status: 200, seo: head(shellPage.page, question), label: shellPage.page.path };
  }
  const pages = answer.remotes.flatMap((remote) => remote.pages.map((page) => ({ path: page.path, page, remote })));
  const guardedPages = answer.guarded.map((path) => ({ path, page: null, remote: null }));
  const match = findPage([...pages, ...guardedPages], pathname);
  if (match === null) {
    const seo = { ...head({ path: '/404', title: notFoundTitle }, question), noindex: true };
    return { ...rest, status: 404, seo, label: 'unknown' };
  }
  const { page, remote } = match.page;
  if (page === null) return { ...rest, status: 200, seo: { noindex: true }, label: match.page.path };
  const seo = head(page, question);
  if (!remote.enabled) return { ...rest, status: 503, seo, remote, label: page.path };
  const isOpen = !page.protected;
  const needs = isOpen ? { remote, screen: page.name } : { remote: null, screen: null };
  const listTitle = isOpen && page.search?.includes('page') === true ? page.title[question.locale] : null;
  const facts: RouteFacts = { ...rest, status: 200, seo, listTitle, ...needs, label: page.path };
  const slug = match.params['slug'];
  if (page.record === undefined || slug === undefined) return facts;
  if (question.isPreview) return { ...facts, seo: { ...seo, noindex: true } };
  const record = await askSeo(page.record, slug, question, api, onFailure);
  if (record === undefined) return facts;
  if (record === 'closed') return { ...facts, seo: { ...seo, noindex: true }, remote: null, screen: null };
  if (record === null) return { ...facts, status: 404, seo: { ...seo, noindex: true } };
  if (record === 'ended') return { ...facts, status: 410, seo: { ...seo, noindex: true } };
  return { ...facts, seo: record, recordSeo: record };
}

function head(page: TitledPage, { locale, productName }: RouteQuestion): Seo {
  return pageHead(page, { locale, productName });
}

/**
 * Head data of a record. Undefined when the API is not available: the page is still served. `closed` when visitors
 * may not see the record: the head then contains no data of it. `ended` when its page is over.
 */
async function askSeo(
  record: string,
  slug: string,
  { pathname, locale, origin, productName, prefix = '' }: RouteQuestion,
  api: Pick<ApiPort, 'findSeo'>,
  onFailure: (error: unknown) => void,
): Promise<RecordHead | null | undefined | 'closed' | 'ended'> {
  try {
    const url = new URL(`${prefix}${pathname}`, origin).href;
    const pendingSeo = api.findSeo(record, slug, { locale, url, productName });
    return await withTimeLimit(pendingSeo, seoTimeLimitMs, 'head data was not read in time');
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    if (status === 401 || status === 403) return 'closed';
    if (status === 410) return 'ended';
    onFailure(error);
    return undefined;
  }
}
