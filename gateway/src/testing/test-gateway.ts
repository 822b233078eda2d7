import { readCookie } from '@enlace/api/http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { RecordHead } from '@enlace/shared-contract/head';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';

import type { ApiPort } from '../api-mount/api-port';
import { buildGateway } from '../app';
import { ShellBuilds } from '../assets/shell-build';
import { type GatewayEnv, parseGatewayEnv } from '../env';
import type { InstalledShell } from '../registry/releases/find-misfits';
import { publishLocalBuilds } from '../registry/releases/publish-local-builds';
import { FolderStore } from '../registry/store/folder-store';
import { createReleaseTrials } from '../registry/trial/release-trials';
import { adminPage, fakePage, type FakeRemote, writeFakeRemote, writeFakeShell } from './fake-build';

export const deployToken = 'a-token-for-deploys-in-tests';

export const remotes = ['mf-public', 'mf-member', 'mf-admin-content'].map((id) => ({ id, folder: id }));

const people: Readonly<Record<string, Viewer>> = {
  admin: { id: 1, name: 'Ada', roles: ['admin'], permissions: [] },
  latina: { id: 2, name: 'Luz', roles: ['latinas'], permissions: [] },
};

/** The cookie of one of the fake API's users; `broken` makes the API fail. */
export function signedInAs(name: 'admin' | 'latina' | 'broken'): { cookie: string } {
  return { cookie: `next-auth.session-token=${name}` };
}

/** An API with two users and one chapter. */
export function fakeApi(overrides: Partial<ApiPort> = {}): ApiPort {
  return {
    plugin: async (app) => {
      app.get('/api/ping', async () => ({ data: 'pong' }));
    },
    async resolveViewer(headers) {
      const name = readCookie(headers.cookie, 'next-auth.session-token') ?? '';
      if (name === 'broken') throw new AppError('UNAVAILABLE');
      return people[name] ?? null;
    },
    async findSeo(record, slug, { url }): Promise<RecordHead | null> {
      if (slug === 'broken') throw new AppError('UNAVAILABLE');
      if (slug === 'closed') throw new AppError('UNAUTHENTICATED');
      if (slug === 'ended') throw new AppError('NOT_FOUND', { status: 410 });
      if (record !== 'chapters' || slug !== 'bogota') return null;
      return {
        title: 'Bogotá <&"',
        titleTemplate: '%s · Chapters',
        canonical: url,
        openGraph_type: 'website',
        jsonLd: [{ '@context': 'https://schema.org', '@type': 'Organization', name: '</script><b>Bogotá' }],
      };
    },
    async appointAdmin({ email }) {
      const link = `https://enlace.test/reset-password?email=${email}&pin=a-secret-of-22-letters`;
      return { email, isNew: true, wasAdministrator: false, others: 0, link, minutes: 60 };
    },
    internalSecret: null,
    watchChanges: () => () => undefined,
    ready: async () => undefined,
    describeMail: async () => 'ok',
    readMetrics: async () => [],
    close: async () => undefined,
    ...overrides,
  };
}

/** Small versions of the five remotes. */
export const usualRemotes: readonly FakeRemote[] = [
  {
    id: 'mf-public',
    version: '1.0.0',
    pages: [
      fakePage('home', '/'),
      fakePage('events', '/events'),
      fakePage('chapter', '/chapters/:slug', { record: 'chapters' }),
    ],
  },
  { id: 'mf-member', version: '1.0.0', pages: [fakePage('my', '/my', { layout: 'dashboard', protected: true })] },
  { id: 'mf-admin-content', version: '1.0.0', pages: [adminPage('areas', '/admin/areas')] },
];

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly store: FolderStore;
  readonly shell: ShellBuilds;
  readonly env: GatewayEnv;
  /** A folder for this test only; it contains the remotes' folders. */
  readonly folder: string;
  /** Publishes the builds in the remotes' folders, like a start. */
  publishLocal(): Promise<void>;
  token(): { authorization: string };
}

export interface TestGatewayOptions {
  readonly api?: Partial<ApiPort>;
  readonly env?: NodeJS.ProcessEnv;
  readonly remotes?: readonly FakeRemote[];
  readonly logger?: Logger;
  /** Folder of an earlier gateway; a new one by default. */
  readonly folder?: string;
  /** Whether releases run once before they go live; false by default, because the small remotes have no code. */
  readonly hasTrials?: boolean;
  /** Files that replace those of the fake shell, by path. */
  readonly shellFiles?: Readonly<Record<string, string>>;
  /** Whether a shell is installed; true by default. */
  readonly hasShell?: boolean;
}

/** A gateway in its own folder, with a shell and small remotes published. It is removed after the test. */
export async function startTestGateway(t: TestContext, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'enlace-gateway-')));
  const source = { NODE_ENV: 'test', PUBLIC_URL: 'https://enlace.test', DATA_DIR: folder, ...options.env };
  const { env, problems } = parseGatewayEnv(source, folder);
  if (env === null) throw new Error(problems.join('; '));
  const logger = options.logger ?? pino({ level: 'silent' });
  const store = await FolderStore.open(join(folder, 'registry'));
  const shell = await ShellBuilds.open(join(folder, 'shell'));
  if (options.hasShell !== false)
    await shell.install(await writeFakeShell(join(folder, 'shell-source'), '0.1.0-dev.1', {}, options.shellFiles));
  const trials = options.hasTrials === true ? { trial: createReleaseTrials(() => shell.current) } : {};
  const deps = { env, logger, api: fakeApi(options.api), store, shell, remotes, deployToken };
  const app = await buildGateway({ ...deps, ...trials });
  t.after(async () => {
    await app.close();
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
  });
  const installedShell = (): InstalledShell | null => shell.current?.description ?? null;
  const publishLocal = async (): Promise<void> => {
    await publishLocalBuilds({ store, remotes, shell: installedShell, root: folder, log: app.log });
  };
  for (const remote of options.remotes ?? usualRemotes) await writeFakeRemote(join(folder, remote.id), remote);
  await publishLocal();
  return { app, store, shell, env, folder, publishLocal, token: () => ({ authorization: `Bearer ${deployToken}` }) };
}
