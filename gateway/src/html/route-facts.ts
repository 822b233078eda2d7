import {
  findPage,
  type Locale,
  notFoundTitle,
  pageHead,
  type RecordHead,
  type RegistryAnswer,
  type RegistryRemote,
  type Seo,
  shellPages,
  type TitledPage,
} from '@enlace/shared-contract';

import type { ApiPort } from '../api-mount/api-port';
import { withTimeLimit } from '../ops/time-limit';

export interface RouteQuestion {
  readonly pathname: string;
  readonly answer: RegistryAnswer;
  readonly locale: Locale;
  readonly origin: string;
  readonly productName: string;
  /** What the address begins with when it names its language. */
  readonly prefix?: string;
  /** Whether the address shows a draft: its record may not be public at all, and no search engine lists it. */
  readonly isPreview?: boolean;
}

/** What the gateway knows about an address before any of a remote's code runs. */
export interface RouteFacts {
  readonly status: 200 | 404 | 503;
  readonly seo: Seo;
  /** Head data of the record the route shows, when it is known. */
  readonly recordSeo: RecordHead | null;
  /** The remote whose code the route needs at once, and the screen; none of a page that the guard has yet to open. */
  readonly remote: RegistryRemote | null;
  readonly screen: string | null;
  /** For logs and figures: a pattern, never an address. */
  readonly label: string;
}

const seoTimeLimitMs = 2_000;

/**
 * Decides how an address is answered.
 * - a page of a visible remote, or of the shell: 200
 * - a page of a remote that is switched off: 503, the shell says why
 * - a page this session may not see: 200 with the default head, the shell sends the person on
 * - a record that does not exist, or an unknown path: 404
 */
export async function findRouteFacts(
  question: RouteQuestion,
  api: Pick<ApiPort, 'findSeo'>,
  onFailure: (error: unknown) => void,
): Promise<RouteFacts> {
  const { pathname, answer } = question;
  const rest = { recordSeo: null, remote: null, screen: null };
  const shellPage = findPage(shellPages, pathname);
  if (shellPage !== null) {
    return { ...rest, status: 200, seo: head(shellPage.page, question), label: shellPage.page.path };
  }
  const pages = answer.remotes.flatMap((remote) => remote.pages.map((page) => ({ path: page.path, page, remote })));
  const guarded = answer.guarded.map((path) => ({ path, page: null, remote: null }));
  const found = findPage([...pages, ...guarded], pathname);
  if (found === null) {
    const seo = { ...head({ path: '/404', title: notFoundTitle }, question), noindex: true };
    return { ...rest, status: 404, seo, label: 'unknown' };
  }
  const { page, remote } = found.page;
  if (page === null) return { ...rest, status: 200, seo: { noindex: true }, label: found.page.path };
  const seo = head(page, question);
  if (!remote.enabled) return { ...rest, status: 503, seo, remote, label: page.path };
  const isOpen = !page.protected;
  const needed = isOpen ? { remote, screen: page.name } : { remote: null, screen: null };
  const facts: RouteFacts = { status: 200, seo, recordSeo: null, ...needed, label: page.path };
  const slug = found.params['slug'];
  if (page.record === undefined || slug === undefined) return facts;
  if (question.isPreview) return { ...facts, seo: { ...seo, noindex: true } };
  const record = await askSeo(page.record, slug, question, api, onFailure);
  if (record === undefined) return facts;
  if (record === 'closed') return { ...facts, seo: { ...seo, noindex: true } };
  if (record === null) return { ...facts, status: 404, seo: { ...seo, noindex: true } };
  return { ...facts, seo: record, recordSeo: record };
}

function head(page: TitledPage, { locale, productName }: RouteQuestion): Seo {
  return pageHead(page, { locale, productName });
}

/**
 * Head data of a record; undefined when the API cannot tell, which is no reason to keep the page from anybody, `closed`
 * when the record is not for visitors: its page says so, and nothing of it is told here.
 */
async function askSeo(
  record: string,
  slug: string,
  { pathname, locale, origin, productName, prefix = '' }: RouteQuestion,
  api: Pick<ApiPort, 'findSeo'>,
  onFailure: (error: unknown) => void,
): Promise<RecordHead | null | undefined | 'closed'> {
  try {
    const url = new URL(`${prefix}${pathname}`, origin).href;
    const asked = api.findSeo(record, slug, { locale, url, productName });
    return await withTimeLimit(asked, seoTimeLimitMs, 'head data was not read in time');
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    if (status === 401 || status === 403) return 'closed';
    onFailure(error);
    return undefined;
  }
}
