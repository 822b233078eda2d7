import { pickEncoding, readCookie } from '@enlace/api/http';

import { previewParameter } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { ServedAttempt } from '@enlace/shared-contract/platform';
import { localeKey, pickLocale, splitLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiPort } from '../api-mount/api-port';
import { apiPrefixes } from '../api-mount/proxy';
import { sendCompressed, sendEncoded } from '../assets/send-compressed';
import type { ShellBuild, ShellBuilds } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import { handleErrors } from '../ops/errors';
import type { Viewers } from '../api-mount/viewer';
import type { ReleasePreviews } from '../registry/preview/release-previews';
import type { SessionAnswer, SessionRegistry } from '../registry/session-registry';
import type { CachedPage } from '../render/cached-page';
import type { Miss, MissBudget } from '../render/miss-budget';
import { isOfflinePage } from '../check-in/check-in.routes';
import { offlineDocument } from '../check-in/worker-program';
import { isTicketPage } from '../tickets/ticket-worker';
import { PagePolicies } from './content-security';
import { makeDocument, makeOwnDocument, type Question } from './make-document';
import { newNonce } from './new-nonce';
import { documentEdition, documentKey } from './page-key';
import { PageStates } from './page-states';
import { isLessonPage } from './lesson-pages';
import { isPayPage } from './pay-pages';
import { plainRoutes } from './plain/plain.routes';
import { isPlainSession } from './plain/plain-session';
import { answerPreviewLink, previewEndAddress } from './preview-link';
import { readSearch } from './read-search';
import { addReleaseStrip } from './release-strip';
import { answerChoice, coreOf } from './runtime-core';
import { SharedBoots } from './shared-boots';
import { tidyAddress, withoutNul } from './tidy-address';
import type { VisitorPages } from './visitor-pages';

export interface HtmlRoutes {
  readonly env: GatewayEnv;
  readonly api: ApiPort;
  readonly shell: ShellBuilds;
  readonly viewers: Viewers;
  readonly sessions: SessionRegistry;
  readonly pages: VisitorPages;
  readonly previews: ReleasePreviews;
  readonly budget: MissBudget;
}

interface PageParts extends HtmlRoutes {
  readonly policies: PagePolicies;
  readonly boots: SharedBoots;
  readonly states: PageStates;
}

const themeCookie = 'enlace_theme';
const htmlType = 'text/html; charset=utf-8';
/** Time after which a page that could not be rendered, or that is switched off, can be requested again. */
const lateRetrySeconds = '30';
const offRetrySeconds = '300';

/** Serves every address without another route: pages for GET and HEAD, an error for other methods. */
export async function htmlRoutes(app: FastifyInstance, deps: HtmlRoutes): Promise<void> {
  handleErrors(app);
  const boots = new SharedBoots(deps.env);
  boots.mount(app, async (request, reply) => {
    return [await deps.sessions.sharedAnswer(request, reply), requireBuild(deps)];
  });
  const states = new PageStates();
  const parts = { ...deps, boots, states, policies: new PagePolicies(deps.env) };
  states.mount(app, async (request, reply, url) => {
    const answer = await deps.sessions.sharedAnswer(request, reply);
    const visitor = { answer, viewer: null, build: requireBuild(deps), drawnAnswer: answer, attempt: null };
    const miss = deps.budget.startMiss(request.ip);
    const page = await findSharedPage(parts, questionOf(deps, request, url, visitor), miss);
    if (page === null && miss.refusal !== null) throw miss.refusal;
    return page;
  });
  const answerAgain = (request: FastifyRequest, reply: FastifyReply, attempt: ServedAttempt) =>
    answerPage(parts, request, reply, attempt);
  await app.register(plainRoutes, { env: deps.env, answerAgain });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answerPage(parts, request, reply) });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before the body is read.
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  if (isOfApi(pathOf(request.url))) throw new AppError('NOT_FOUND');
  void reply.header('allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_ALLOWED');
}

/** @param attempt a form of this page that the API refused; the page is then rendered with it, for this answer only */
async function answerPage(
  deps: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: ServedAttempt | null = null,
): Promise<FastifyReply> {
  const { env } = deps;
  if (isOfApi(pathOf(request.url))) throw new AppError('NOT_FOUND');
  const tidyUrl = tidyAddress(request.url);
  if (tidyUrl !== request.url && attempt === null)
    return reply.header('cache-control', 'public, max-age=3600').redirect(tidyUrl, 301);
  const build = requireBuild(deps);
  const link = answerPreviewLink(env, deps.previews, request, reply);
  if (link.kind === 'answered') return link.reply;
  // A copy of a ticket is for all users of a browser, so its document is that of a visitor.
  const isTicket = isTicketPage(splitLocale(pathOf(request.url)).path);
  const isAskedForCopy = request.headers[offlineDocument] === '1';
  const session =
    isTicket && isAskedForCopy
      ? await deps.sessions.answerTo(null, request, reply)
      : await askSession(deps, request, reply);
  const { viewer } = session;
  // Without scripts, a signed-in user gets the pages of visitors: only they are rendered on the server. A browser that
  // has scripts continues with the session's own remotes.
  const { answer } = session;
  const isPlain = viewer !== null && (attempt !== null || isPlainSession(request));
  const { answer: drawnAnswer } = isPlain ? await deps.sessions.answerTo(null, request, reply) : session;
  const redirect = answerChoice(env, request, reply, viewer);
  if (redirect !== null) return redirect;
  const pageUrl = withoutNul(link.kind === 'refused' ? link.url : request.url);
  const requestedPage = questionOf(deps, request, pageUrl, { answer, viewer, build, drawnAnswer, attempt });
  const worksOffline = isTicket || isOfflinePage(answer, requestedPage.path);
  const isOffline = worksOffline && isAskedForCopy;
  const question: Question = { ...requestedPage, isOffline, isOfOneBrowser: session.preview !== null };
  const notice = isOffline ? null : link.kind === 'refused' ? link.reason : session.preview;
  if (isOffline) void reply.header(offlineDocument, '1');
  const nonce = newNonce();
  const isForAll =
    viewer === null && attempt === null && !isOffline && session.preview === null && env.render.cacheSeconds > 0;
  const miss = deps.budget.startMiss(question.ip);
  const sharedPage = isForAll ? await findSharedPage(deps, question, miss) : null;
  if (sharedPage !== null) deps.states.note(sharedPage);
  const page = sharedPage ?? (await makeOwnPage(deps, question, nonce, { isRendered: !isForAll && !isOffline, miss }));
  const refusal = sharedPage === null ? miss.refusal : null;
  void reply
    .code(refusal?.status ?? attempt?.error.status ?? page.status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header(
      'content-security-policy',
      deps.policies.of(nonce, {
        hasPayments: isPayPage(requestedPage.path),
        hasWorkers: worksOffline,
        hasVideos: isLessonPage(requestedPage.path),
      }),
    );
  const isMissing = page.status === 404 || page.status === 410;
  if (question.isPreview || notice !== null || isMissing) void reply.header('x-robots-tag', 'noindex');
  if (refusal !== null) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  else if (page.status === 503)
    void reply.header('retry-after', sharedPage === null ? lateRetrySeconds : offRetrySeconds);
  if (notice !== null) {
    const endAddress = `${env.publicUrl}${previewEndAddress(pageUrl)}`;
    const html = addReleaseStrip(page.plain(nonce), { notice, locale: question.locale, nonce, endAddress });
    return sendCompressed(request, reply, htmlType, html);
  }
  const encoding = page.isKept ? pickEncoding(request.headers['accept-encoding']) : null;
  const ready = encoding === null ? null : await page.compress(nonce, encoding);
  return ready === null || encoding === null
    ? sendCompressed(request, reply, htmlType, page.plain(nonce))
    : sendEncoded(request, reply, htmlType, ready, encoding);
}

/** The question of a request for the page at an address. */
function questionOf(
  { env }: HtmlRoutes,
  request: FastifyRequest,
  url: string,
  session: Pick<Question, 'answer' | 'viewer' | 'build' | 'drawnAnswer' | 'attempt'>,
): Question {
  const { answer, viewer } = session;
  const { prefix, path } = splitLocale(pathOf(url));
  const locale =
    prefix ?? pickLocale(readCookie(request.headers.cookie, localeKey), request.headers['accept-language']);
  const chosenTheme = readCookie(request.headers.cookie, themeCookie);
  const theme = chosenTheme === 'light' || chosenTheme === 'dark' ? chosenTheme : null;
  const isPreview = showsDraft(url);
  const start = url.indexOf('?');
  const address = start === -1 ? url : url.slice(0, start);
  const givenSearch = start === -1 ? '' : url.slice(start);
  const search = isPreview || viewer !== null ? givenSearch : readSearch(answer, path, givenSearch);
  const core = coreOf(env, request, viewer);
  const { ip, log } = request;
  const { drawnAnswer, attempt, build } = session;
  // Every answer makes this object: spreads would take longer than the rest of this function.
  return {
    answer,
    viewer,
    build,
    drawnAnswer,
    attempt,
    log,
    ip,
    path,
    search,
    url: search === '' ? address : `${address}${search}`,
    prefix,
    locale,
    theme,
    isPreview,
    core,
  };
}

/** A document of visitors, from the cache or new; null when there is none now, or when the miss was refused. */
function findSharedPage(deps: PageParts, question: Question, miss: Miss): Promise<CachedPage | null> {
  const group = deps.sessions.canariesIn(question.answer);
  // A document that is kept is made again with the releases and links of that time.
  return deps.pages.document(
    documentKey(question, group),
    documentEdition(question, group, (answer, build) => deps.boots.addressFor(answer, build)),
    ({ answer, build }, mark) =>
      miss.run(() => makeDocument(deps, { ...question, answer, drawnAnswer: answer, build }, mark)),
  );
}

/**
 * A document for this answer only. One that is rendered counts as a miss; after a refusal the browser draws the page, and
 * the API is not asked about its record.
 */
async function makeOwnPage(
  deps: PageParts,
  question: Question,
  nonce: string,
  { isRendered, miss }: { readonly isRendered: boolean; readonly miss: Miss },
): Promise<CachedPage> {
  // Pages of signed-in users are drawn by their browsers, unless these have no scripts.
  const isCounted = isRendered && (question.viewer === null || question.drawnAnswer !== question.answer);
  if (!isCounted && miss.refusal === null) return makeOwnDocument(deps, question, nonce, { isRendered });
  if (isCounted) {
    try {
      return await miss.run(() => makeOwnDocument(deps, question, nonce, { isRendered }));
    } catch (error) {
      if (error !== miss.refusal) throw error;
    }
  }
  return makeOwnDocument(deps, { ...question, isPreview: true }, nonce, { isRendered: false });
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

/** Whether an address is the link of a preview. */
function showsDraft(url: string): boolean {
  const start = url.indexOf('?');
  return start !== -1 && new URLSearchParams(url.slice(start)).has(previewParameter);
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function isOfApi(pathname: string): boolean {
  return apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
