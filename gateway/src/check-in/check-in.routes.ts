import { AppError } from '@enlace/shared-contract/errors';
import { findPage, type Page, type RegistryAnswer, type RegistryRemote } from '@enlace/shared-contract/platform';
import { locales } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

import type { ShellBuild, ShellBuilds } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import { handleErrors } from '../ops/errors';
import type { SessionRegistry } from '../registry/session-registry';
import type { RegistryStore } from '../registry/store/registry-store';
import { pageManifest } from './page-manifest';
import { type WorkerFile, workerProgram } from './worker-program';

export interface CheckInRoutes {
  readonly env: GatewayEnv;
  readonly shell: ShellBuilds;
  readonly store: RegistryStore;
  readonly sessions: SessionRegistry;
}

/** Parts of the shell for other cores and pages. */
const otherShellParts = /\/(federation|impersonation-banner|not-found|session)[.-]/;
/** Files that the page requests later than its screen: translations, and the decoder with its program. */
const laterParts = /^check-in-[\w-]+\.js$|\.wasm$/;
const workerPolicy = "default-src 'none'; connect-src 'self'";

const hasOfflinePage = new WeakMap<RegistryAnswer, boolean>();

/** Whether the page of an address opens without network, and the session may see it. */
export function isOfflinePage(answer: RegistryAnswer, pathname: string): boolean {
  const { remotes } = answer;
  const hasPage =
    hasOfflinePage.get(answer) ?? remotes.some(({ pages }) => pages.some(({ worksOffline }) => worksOffline === true));
  hasOfflinePage.set(answer, hasPage);
  if (!hasPage) return false;
  const pages = remotes.flatMap((remote) => remote.pages.map((page) => ({ path: page.path, page, remote })));
  const match = findPage(pages, pathname)?.page;
  return match?.page.worksOffline === true && match.remote.enabled;
}

/** What makes the check-in an app: its service worker, for sessions that may see the page, and its manifest. */
export async function checkInRoutes(app: FastifyInstance, deps: CheckInRoutes): Promise<void> {
  handleErrors(app);
  app.get('/check-in-worker.js', async (request, reply) => {
    const { answer } = await deps.sessions.answer(request, reply);
    const build = deps.shell.current;
    const offlinePages = answer.remotes.flatMap((remote) =>
      remote.pages.filter(({ worksOffline }) => worksOffline === true).map((page) => ({ page, remote })),
    );
    const [offlinePage] = offlinePages;
    if (offlinePage === undefined || build === null) throw new AppError('FORBIDDEN', { message: 'no page for it' });
    const files = [...shellFiles(build), ...(await remoteFiles(deps.store, offlinePage))];
    const revision = createHash('sha256')
      .update(`${build.name}${JSON.stringify(files)}`)
      .digest('hex')
      .slice(0, 16);
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie')
      .header('content-security-policy', workerPolicy)
      .type('text/javascript; charset=utf-8')
      .send(workerProgram(files, revision));
  });

  for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
    app.get<{ Params: { id: string } }>(
      `${prefix}/admin/events/:id/check-in/manifest.webmanifest`,
      async (request, reply) => {
        if (!/^\d{1,18}$/.test(request.params.id)) throw new AppError('NOT_FOUND');
        const path = `${prefix}/admin/events/${request.params.id}/check-in`;
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type('application/manifest+json; charset=utf-8')
          .send(JSON.stringify(pageManifest(path, 'Check-in', deps.env.productName)));
      },
    );
}

function shellFiles({ description: { files, fonts = [] } }: ShellBuild): WorkerFile[] {
  return Object.entries(files)
    .filter(
      ([path]) =>
        fonts.includes(path) ||
        path === 'static/print.css' ||
        (/^assets\/.*\.js$/.test(path) && !otherShellParts.test(path)),
    )
    .map(([path, integrity]) => [`/${path}`, integrity]);
}

async function remoteFiles(
  store: RegistryStore,
  { page, remote }: { readonly page: Page; readonly remote: RegistryRemote },
): Promise<WorkerFile[]> {
  const files = await store.files(remote.id, remote.version);
  if (files === null) throw new AppError('UNAVAILABLE', { message: `${remote.id} ${remote.version} has no files` });
  const paths = new Set([
    remote.entry,
    ...remote.preload,
    ...(remote.screens[page.name] ?? []),
    // In one order, so that all gateways make the same program of a release.
    ...[...files.keys()].filter((path) => laterParts.test(path)).toSorted(),
  ]);
  return [...paths].flatMap((path) => {
    const asset = files.get(path);
    return asset === undefined ? [] : [[`${remote.base}${path}`, asset.integrity] as const];
  });
}
