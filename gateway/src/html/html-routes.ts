import { pickEncoding, readCookie } from '@enlace/api/http';
import { randomBytes } from 'node:crypto';

import {
  AppError,
  type Boot,
  type Locale,
  localeKey,
  pickLocale,
  previewParameter,
  type RecordHead,
  type Seo,
  type ServedAttempt,
  splitLocale,
} from '@enlace/shared-contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiPort } from '../api-mount/api-port';
import { apiPrefixes } from '../api-mount/proxy';
import { looksLikeFile } from '../assets/content-types';
import { sendCompressed, sendEncoded } from '../assets/send-compressed';
import type { ShellBuild, ShellBuilds } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import { handleErrors } from '../ops/errors';
import type { Viewers } from '../api-mount/viewer';
import type { SessionAnswer, SessionRegistry } from '../registry/session-registry';
import { type CachedPage, cutPage } from '../render/cached-page';
import type { RenderedPage } from '../render/messages';
import type { MadePage } from '../render/page-cache';
import { contentSecurityPolicy } from './content-security';
import { plainRoutes } from './plain/plain-routes';
import { isPlainSession } from './plain/plain-session';
import { renderDocument } from './render-document';
import { readSearch } from './read-search';
import { findRouteFacts, isShellPage, type RouteFacts } from './route-facts';
import { answerChoice, coreOf } from './runtime-core';
import { lazyIntegrities, SharedBoots } from './shared-boots';
import { documentKey, type VisitorPages } from './visitor-pages';

export interface HtmlRoutes {
  readonly env: GatewayEnv;
  readonly api: ApiPort;
  readonly shell: ShellBuilds;
  readonly viewers: Viewers;
  readonly sessions: SessionRegistry;
  readonly pages: VisitorPages;
}

interface PageParts extends HtmlRoutes {
  readonly boots: SharedBoots;
}

const themeCookie = 'enlace_theme';
const htmlType = 'text/html; charset=utf-8';
/** Time after which a page that could not be rendered, or that is switched off, can be requested again. */
const lateRetrySeconds = '30';
const offRetrySeconds = '300';

/** Serves every address without another route: pages for GET and HEAD, an error for other methods. */
export async function htmlRoutes(app: FastifyInstance, deps: HtmlRoutes): Promise<void> {
  handleErrors(app);
  const boots = new SharedBoots();
  boots.mount(app, async (request, reply) => {
    const { answer } = await deps.sessions.answerTo(null, request, reply);
    return [answer, requireBuild(deps)];
  });
  const parts = { ...deps, boots };
  const answerAgain = (request: FastifyRequest, reply: FastifyReply, attempt: ServedAttempt) =>
    answerPage(parts, request, reply, attempt);
  await app.register(plainRoutes, { env: deps.env, answerAgain });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answerPage(parts, request, reply) });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => {
      if (isOfApi(pathOf(request))) throw new AppError('NOT_FOUND');
      void reply.header('allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_ALLOWED');
    },
  });
}

/** @param attempt a form of this page that the API refused; the page is then rendered with it, for this answer only */
async function answerPage(
  deps: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: ServedAttempt | null = null,
): Promise<FastifyReply> {
  const { env } = deps;
  const pathname = pathOf(request);
  if (isOfApi(pathname)) throw new AppError('NOT_FOUND');
  const build = requireBuild(deps);
  const { prefix, path } = splitLocale(pathname);
  const locale =
    prefix ?? pickLocale(readCookie(request.headers.cookie, localeKey), request.headers['accept-language']);
  const session = await askSession(deps, request, reply);
  const { viewer } = session;
  // Without scripts, a signed-in user gets the pages of visitors: only they are rendered on the server.
  const isPlain = attempt !== null || (viewer !== null && isPlainSession(request));
  const { answer } = isPlain ? await deps.sessions.answerTo(null, request, reply) : session;
  const redirect = answerChoice(env, request, reply, viewer);
  if (redirect !== null) return redirect;
  const chosenTheme = readCookie(request.headers.cookie, themeCookie);
  const theme = chosenTheme === 'light' || chosenTheme === 'dark' ? chosenTheme : null;
  const isPreview = showsDraft(request);
  const [address = '/', givenSearch = ''] = request.url.split(/(?=\?)/, 2);
  const search = isPreview || viewer !== null ? givenSearch : readSearch(answer, path, givenSearch);
  const core = coreOf(env, request, viewer);
  const { ip, log } = request;
  const question: Question = {
    ...{ log, ip, path, search, prefix, locale, answer, viewer, theme, build, isPreview, core, isPlain, attempt },
  };
  const nonce = randomBytes(16).toString('base64url');
  const key = documentKey({
    shellVersion: build.description.version,
    answer,
    locale,
    theme,
    url: `${address}${search}`,
  });
  const isForAll = viewer === null && attempt === null && env.render.cacheSeconds > 0;
  const sharedPage = isForAll ? await deps.pages.document(key, (mark) => makeDocument(deps, question, mark)) : null;
  const page = sharedPage ?? (await makeOwnDocument(deps, question, nonce, { isRendered: !isForAll }));
  void reply
    .code(attempt?.error.status ?? page.status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        devOrigins: Object.values(env.devRemotes).map((url) => new URL(url).origin),
        formOrigins: env.formOrigins,
        apiOrigin: env.apiBase === '' ? null : new URL(env.apiBase).origin,
      }),
    );
  if (isPreview || page.status === 404) void reply.header('x-robots-tag', 'noindex');
  if (page.status === 503) void reply.header('retry-after', sharedPage === null ? lateRetrySeconds : offRetrySeconds);
  const encoding = page.isKept ? pickEncoding(request.headers['accept-encoding']) : null;
  const ready = encoding === null ? null : await page.compress(nonce, encoding);
  return ready === null || encoding === null
    ? sendCompressed(request, reply, htmlType, page.plain(nonce))
    : sendEncoded(request, reply, htmlType, ready, encoding);
}

/** A page to answer. It does not contain the request, because a kept page can be made again without one. */
interface Question {
  readonly log: FastifyBaseLogger;
  readonly ip: string;
  /** The address without the language. */
  readonly path: string;
  /** The query, including its question mark. */
  readonly search: string;
  readonly prefix: Locale | null;
  readonly locale: Locale;
  readonly answer: SessionAnswer['answer'];
  readonly viewer: SessionAnswer['viewer'];
  readonly theme: 'light' | 'dark' | null;
  readonly build: ShellBuild;
  readonly isPreview: boolean;
  readonly core: Pick<Boot, 'core'>;
  /** Whether the page is rendered as for a visitor, also for a signed-in user. */
  readonly isPlain: boolean;
  readonly attempt: ServedAttempt | null;
}

/** A document that all visitors may get; null when its page cannot be rendered now. @param mark placeholder of the nonce */
async function makeDocument(deps: PageParts, question: Question, mark: string): Promise<MadePage | null> {
  const { facts, boot, address } = await prepareDocument(deps, question);
  const rendering = await deps.pages.render(boot, facts, address, question.ip);
  if (rendering === 'failed') return null;
  const renderedPage = rendering === 'browser' ? null : rendering;
  const html = writeDocument(deps, question, { facts, boot }, renderedPage?.page ?? null, mark);
  // The query of a session screen contains addresses and codes.
  const isPersonal = question.search !== '' && isShellPage(facts.label);
  const isKept = renderedPage !== null && facts.status !== 503 && !question.isPreview && !isPersonal;
  return { page: cutPage(facts.status, html, mark, isKept), reads: renderedPage?.reads ?? null };
}

/**
 * A document for this answer only. Without a rendering, it is the one that the browser renders: status 503, so that
 * search engines come back for the content.
 */
async function makeOwnDocument(
  deps: PageParts,
  question: Question,
  nonce: string,
  { isRendered }: { readonly isRendered: boolean },
): Promise<CachedPage> {
  const { facts, boot, address } = await prepareDocument(deps, question);
  const drawnBoot = question.isPlain ? { ...boot, viewer: null } : boot;
  const rendering = isRendered ? await deps.pages.renderInTime(drawnBoot, facts, address, question.ip) : 'failed';
  const renderedPage = typeof rendering === 'string' ? null : rendering.page;
  const status = rendering === 'failed' && facts.status === 200 ? 503 : facts.status;
  return cutPage(status, writeDocument(deps, question, { facts, boot }, renderedPage, nonce), nonce, false);
}

interface Preparation {
  readonly facts: RouteFacts;
  readonly boot: Boot;
  readonly address: string;
}

async function prepareDocument(deps: HtmlRoutes, question: Question): Promise<Preparation> {
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
    viewer,
    seo: withoutStructuredData(facts.recordSeo),
    sessionPollSeconds: env.sessionPollSeconds,
    ...core,
    ...(question.attempt === null ? {} : { attempt: question.attempt }),
    ...(Object.keys(env.devRemotes).length > 0 ? { dev: { remotes: { ...env.devRemotes } } } : {}),
  };
  return { facts, boot, address: `${path}${search}` };
}

function writeDocument(
  { boots }: PageParts,
  { answer, build, theme, path, search, isPlain, viewer }: Question,
  { facts, boot }: Pick<Preparation, 'facts' | 'boot'>,
  renderedPage: RenderedPage | null,
  nonce: string,
): string {
  return renderDocument({
    boot,
    facts,
    shell: build.description,
    nonce,
    theme,
    rendered: renderedPage === null ? null : { ...renderedPage, sharedBoot: boots.addressFor(answer, build) },
    path,
    search,
    plainUserName: isPlain ? (viewer?.name ?? null) : null,
  });
}

function requireBuild({ shell }: HtmlRoutes): ShellBuild {
  if (shell.current !== null) return shell.current;
  throw new AppError('UNAVAILABLE', {
    message: 'no build of the shell is installed',
    userMessage: 'The shell is not built yet. Run "npm run build" and start again.',
    retryAfterSeconds: 10,
  });
}

/** The session's registry. When the session cannot be read now, the answer is that of a visitor. */
async function askSession(deps: HtmlRoutes, request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
  const viewer = await deps.viewers.of(request).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the session could not be read; the page is answered as to a visitor');
    return null;
  });
  return deps.sessions.answerTo(viewer, request, reply);
}

/** The browser needs only the tags. Search engines read the structured data in the HTML. */
function withoutStructuredData(head: RecordHead | null): Seo | null {
  if (head === null) return null;
  const { jsonLd: _read, ...seo } = head;
  return seo;
}

/** Whether an address is the link of a preview. */
function showsDraft(request: FastifyRequest): boolean {
  const [, query = ''] = request.url.split('?', 2);
  return new URLSearchParams(query).has(previewParameter);
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1);
  return path;
}

function isOfApi(pathname: string): boolean {
  return apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
