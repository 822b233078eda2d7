import { AppError } from '@enlace/shared-contract/errors';
import type { RecordHead, Seo } from '@enlace/shared-contract/head';
import type { Boot, ServedAttempt } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyBaseLogger } from 'fastify';

import type { ApiPort } from '../api-mount/api-port';
import { looksLikeFile } from '../assets/content-types';
import type { ShellBuild } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import type { SessionAnswer } from '../registry/session-registry';
import { type CachedPage, cutPage } from '../render/cached-page';
import type { RenderedPage } from '../render/messages';
import type { MadePage } from '../render/made-page';
import { PageState } from '../render/page-state';
import { stateAddress } from './page-states';
import { isPayPage, payOriginsOf } from './pay-pages';
import { renderDocument } from './render-document';
import { findRouteFacts, isShellPage, type RouteFacts } from './route-facts';
import { lazyIntegrities, type SharedBoots } from './shared-boots';
import type { VisitorPages } from './visitor-pages';

/** What documents are made from. */
export interface DocumentMakers {
  readonly env: GatewayEnv;
  readonly api: ApiPort;
  readonly pages: VisitorPages;
  readonly boots: SharedBoots;
}

/** A page to answer. It does not contain the request, because a kept page can be made again without one. */
export interface Question {
  readonly log: FastifyBaseLogger;
  readonly ip: string;
  /** The address without the language. */
  readonly path: string;
  /** The query, including its question mark. */
  readonly search: string;
  /** The address, with its language as given. */
  readonly url: string;
  readonly prefix: Locale | null;
  readonly locale: Locale;
  readonly answer: SessionAnswer['answer'];
  readonly viewer: SessionAnswer['viewer'];
  readonly theme: 'light' | 'dark' | null;
  readonly build: ShellBuild;
  readonly isPreview: boolean;
  readonly core: Pick<Boot, 'core'>;
  /** The registry with which the page is rendered: the session's, or a visitor's for a signed-in user without scripts. */
  readonly drawnAnswer: SessionAnswer['answer'];
  readonly attempt: ServedAttempt | null;
  /** The answer is that of one browser, which previews a release: other browsers must not get it. */
  readonly isOfOneBrowser?: boolean;
  /** A service worker keeps the document: it must have no data of the viewer. */
  readonly isOffline?: boolean;
}

/** A document that all visitors may get; null when its page cannot be rendered now. @param mark placeholder of the nonce */
export async function makeDocument(deps: DocumentMakers, question: Question, mark: string): Promise<MadePage | null> {
  const { facts, boot, address } = await prepareDocument(deps, question);
  const rendering = await deps.pages.render(boot, facts, address, question.ip);
  if (rendering === 'failed') return null;
  const renderedPage = rendering === 'browser' ? null : rendering;
  // The query of a session screen contains addresses and codes.
  const isPersonal = question.search !== '' && isShellPage(facts.label);
  const isKept = renderedPage !== null && facts.status !== 503 && !question.isPreview && !isPersonal;
  const state = isKept ? PageState.of(renderedPage.page.state) : null;
  const html = writeDocument(deps, question, { facts, boot, state }, renderedPage?.page ?? null, mark);
  return { page: cutPage(facts.status, html, mark, isKept, state), reads: renderedPage?.reads ?? null };
}

/**
 * A document for this answer only. Without a rendering, it is the one that the browser renders: status 503, so that
 * search engines come back for the content.
 */
export async function makeOwnDocument(
  deps: DocumentMakers,
  question: Question,
  nonce: string,
  { isRendered }: { readonly isRendered: boolean },
): Promise<CachedPage> {
  const { facts, boot, address } = await prepareDocument(deps, question);
  const drawnBoot = isPlain(question) ? { ...boot, viewer: null, registry: question.drawnAnswer } : boot;
  const rendering = isRendered ? await deps.pages.renderInTime(drawnBoot, facts, address, question.ip) : 'failed';
  const renderedPage = typeof rendering === 'string' ? null : rendering.page;
  // A service worker keeps the document that the browser renders, so nothing is missing in it.
  const isLate = rendering === 'failed' && facts.status === 200 && question.isOffline !== true;
  const status = isLate ? 503 : facts.status;
  const html = writeDocument(deps, question, { facts, boot, state: null }, renderedPage, nonce);
  return cutPage(status, html, nonce, false);
}

/** Whether the page is rendered as for a visitor, although the user is signed in. */
function isPlain({ answer, drawnAnswer }: Question): boolean {
  return drawnAnswer !== answer;
}

interface Preparation {
  readonly facts: RouteFacts;
  readonly boot: Boot;
  readonly address: string;
}

async function prepareDocument(deps: DocumentMakers, question: Question): Promise<Preparation> {
  const { env } = deps;
  const { log, path, search, prefix, locale, answer, viewer, isPreview, core, build } = question;
  const base = prefix === null ? {} : { prefix: `/${prefix}` as const };
  const facts = await findRouteFacts(
    { pathname: path, answer, locale, origin: env.publicUrl, productName: env.productName, isPreview, ...base },
    deps.api,
    (error) => log.warn({ err: error }, 'no head data for this record'),
  );
  if (facts.status === 404 && facts.remote === null && looksLikeFile(path)) throw new AppError('NOT_FOUND');
  const boot: Boot = {
    productName: env.productName,
    origin: env.publicUrl,
    apiBase: env.apiBase,
    locale,
    ...base,
    registry: answer,
    assets: lazyIntegrities(build.description),
    shell: build.name,
    viewer: question.isOffline === true ? null : viewer,
    ...(question.isOffline === true ? { offline: path } : {}),
    seo: withoutStructuredData(facts.recordSeo),
    sessionPollSeconds: env.sessionPollSeconds,
    ...core,
    ...(question.attempt === null ? {} : { attempt: question.attempt }),
    ...(Object.keys(env.devRemotes).length > 0 ? { dev: { remotes: { ...env.devRemotes } } } : {}),
  };
  return { facts, boot, address: `${path}${search}` };
}

function writeDocument(
  { boots, env }: DocumentMakers,
  question: Question,
  { facts, boot, state }: Pick<Preparation, 'facts' | 'boot'> & { readonly state: PageState | null },
  renderedPage: RenderedPage | null,
  nonce: string,
): string {
  const { answer, build, theme, path, search, url, viewer } = question;
  return renderDocument({
    boot,
    facts,
    shell: build.description,
    nonce,
    theme,
    rendered:
      renderedPage === null
        ? null
        : {
            ...renderedPage,
            state: state === null ? renderedPage.state : stateAddress(state, url),
            sharedBoot: viewer === null && question.isOfOneBrowser !== true ? boots.addressFor(answer, build) : null,
          },
    path,
    search,
    plainUserName: isPlain(question) ? (viewer?.name ?? null) : null,
    scriptOrigins: payOriginsOf(path, env.payOrigins),
    guardsPayPages: env.payOrigins.length > 0 && !isPayPage(path),
    hasPaySandbox: env.hasPaySandbox,
  });
}

/** The browser needs only the tags. Search engines read the structured data in the HTML. */
function withoutStructuredData(head: RecordHead | null): Seo | null {
  if (head === null) return null;
  const { jsonLd: _read, ...seo } = head;
  return seo;
}
