import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { RecordHead } from '@enlace/shared-contract/head';
import type { Administrator, Metric, NewAdministrator, RegistryStoreClaim } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';

import { buildPlugin } from './app';
import { mailLeadersOfAll, removeLeader } from '../domains/community';
import {
  appointAdmin,
  authSettings,
  createAuth,
  createAuthLimits,
  findPersonAsViewer,
  hasActiveAdmin,
} from '../domains/identity';
import { refuseMergeOfPlan } from '../domains/memberships';
import type { ChangeListener } from '../infrastructure/changes/data-change';
import { shareChanges } from '../infrastructure/changes/share-changes';
import { databaseError } from '../infrastructure/db/database-errors';
import { migrate } from '../infrastructure/db/migrate';
import { loadMigrations } from './migrations';
import type { ApiModule } from '../kit/core/module/define-module';
import type { MountedResource } from '../kit/core/table/resource-options';
import { mountedResources } from './resources';
import { openDatabase } from '../infrastructure/db/open-database';
import type { ApiDeps, Clock } from '../infrastructure/env/deps';
import type { ApiEnv } from '../infrastructure/env/env';
import { SearchGate } from '../infrastructure/limits/search-gate';
import { makeDataFolder } from '../infrastructure/files/data-folder';
import { createFolderStore } from '../infrastructure/files/file-store';
import { claimRegistryStore } from '../infrastructure/files/registry-store';
import { claimFileStore } from '../infrastructure/files/store-identity';
import { createJobWorker, type JobWorker } from '../infrastructure/background-jobs/job-worker';
import { describeMailState, mailServerOf, readMailState } from '../infrastructure/mail/mail-state';
import { allBackgroundJobs } from './background-jobs';
import { mails } from './mails';
import { modules as allModules } from './modules';
import { findSeo } from '../domains/site';
import { withSecrets } from '../infrastructure/env/secrets';
import { type Demo, type LoadDemo, needsDemo } from './demo';
import { openStripe } from '../infrastructure/stripe/stripe-account';
import { personColumns } from './person-columns';
import { prepareData } from './prepare-data';
import { readMetrics } from './read-metrics';

export interface Api {
  /** Fastify plugin: all routes under /api, /back/api and /dev/mail, with its own parsers and error handler. */
  readonly plugin: FastifyPluginAsync;
  /**
   * The viewer of a request's cookies or bearer token; null for a visitor. Throws AppError UNAVAILABLE when the
   * database is down.
   */
  resolveViewer(headers: IncomingHttpHeaders): Promise<Viewer | null>;
  /** Head data of a record's public page; null when unknown. */
  findSeo(record: string, slug: string, options: SeoOptions): Promise<RecordHead | null>;
  /**
   * Gives an account the admin role, and adds a missing account. Only for an operator, whose secret the caller has
   * checked. Throws AppError VALIDATION_FAILED for an account that is removed or deactivated.
   */
  appointAdmin(administrator: NewAdministrator): Promise<Administrator>;
  /** Notes the folder of the gateways' releases. Throws AppError CONFLICT when they have another one. */
  claimRegistryStore(claim: RegistryStoreClaim): Promise<void>;
  /** Secret of the gateway's own calls. */
  readonly internalSecret: string;
  /** The accounts of the demo community; null without demo data, and always in production. */
  readonly demoAccounts: Pick<Demo, 'addresses' | 'password'> | null;
  /**
   * Announces each committed change of data, by any process; null when changes can have been missed. Returns the
   * function that ends it.
   */
  watchChanges(onChange: ChangeListener): () => void;
  /**
   * Copies the embedded database into the data folder, for a backup; answers where the copy is. Throws AppError
   * CONFLICT on PostgreSQL, which has its own programs for that.
   */
  copyDatabase(): Promise<string>;
  /** Rejects when the database does not answer. */
  ready(): Promise<void>;
  /** Whether mails leave this site, in words for operators: `ok`, `no mail server, 3 waiting`, `2 failing`. */
  describeMail(): Promise<string>;
  /** Metrics of jobs, mails, orders, refunds, webhooks and the database, for operators. */
  readMetrics(): Promise<readonly Metric[]>;
  close(): Promise<void>;
}

/** Searches at the same time: a person who types sends one after the other. */
const searchLimits = { perAddress: 4, perUser: 8, ofVisitors: 12, perProcess: 200 };

const noAdminText =
  'Nobody can sign in as an administrator yet. Make the first one: npx enlace admin --email you@your-site.org';

export interface SeoOptions {
  readonly locale: Locale;
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
}

export interface ApiOptions {
  /** Loads the demo data and the fake services. The API calls this function only when it does not run in production. */
  readonly loadDemo: LoadDemo;
  readonly logger?: Logger;
  readonly clock?: Clock;
  /** Whether recurring jobs run; default true. Tests run them by themselves. */
  readonly hasRecurringJobs?: boolean;
  /** Parts of the API; default: all. */
  readonly modules?: readonly ApiModule[];
  /** Resources that the kit serves; default: all. */
  readonly resources?: readonly MountedResource[];
}

/** Opens and migrates the database, fills it on the first start outside production, and creates the API. */
export async function createApi(env: ApiEnv, options: ApiOptions): Promise<Api> {
  return (await openApi(env, options)).api;
}

/** Like `createApi`; also returns parts that tests need. */
export async function openApi(
  baseEnv: ApiEnv,
  options: ApiOptions,
): Promise<{ api: Api; deps: ApiDeps; jobs: JobWorker }> {
  const modules = options.modules ?? allModules;
  const resources = options.resources ?? mountedResources;
  const logger = options.logger ?? pino({ level: baseEnv.logLevel });
  const clock = options.clock ?? (() => new Date());
  await makeDataFolder(baseEnv.dataDir);
  const env = await withSecrets(baseEnv);
  const demo = needsDemo(env) ? await options.loadDemo() : null;
  const fileFolder = join(env.dataDir, 'files');
  const database = await openDatabase(env, logger);
  try {
    await database.unhurried(async (db) => {
      const ran = await migrate(db, await loadMigrations());
      if (ran.length > 0) {
        logger.info({ migrations: ran }, 'database migrated');
        await database.freeMemory();
      }
      const isFilled = await prepareData(db, { now: clock(), logger, demo: env.seeds ? demo : null });
      if (isFilled) await database.freeMemory();
    });
    if (env.mode === 'production' && !(await hasActiveAdmin(database.db))) logger.warn(noAdminText);
    // The embedded database is in the data folder and serves one process.
    const isEmbedded = env.database.kind !== 'postgres';
    if (!isEmbedded) await claimFileStore(database.db, fileFolder, { adopts: env.adoptsDataDir });
    for (const { beforeStart } of modules) await beforeStart?.(database.db, { isEmbedded });
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  const files = createFolderStore(fileFolder);
  const sandbox = env.stripe === null ? (demo?.createStripeSandbox(env.mode, { db: database.db }) ?? null) : null;
  const changes = shareChanges((onChange) => database.watchChanges(onChange));
  const limits = createAuthLimits(authSettings(env), logger);
  const deps: ApiDeps = {
    env,
    db: database.db,
    unhurried: (work) => database.unhurried(work),
    watchChanges: (onChange) => changes.watch(onChange),
    connectionName: database.connectionName,
    reads: database.reads,
    searches: new SearchGate(database.searches, { ...searchLimits, running: database.searchesAtOnce }),
    files,
    logger,
    clock,
    limits,
    mails,
    auth: createAuth(database.db, authSettings(env), logger, { mails, limits }),
    stripe: openStripe(env.stripe, sandbox),
    fakePlaylistHost: demo?.createPlaylistHost(env.mode) ?? null,
    capabilities: modules.map(({ capability }) => capability),
    personColumns,
    findPersonAsViewer,
    removeLeader,
    mailLeadersOfAll,
    refuseMergeOfPlan,
  };
  const jobs = createJobWorker({
    db: deps.db,
    runners: allBackgroundJobs(deps, modules, resources),
    log: logger,
    isPlanning: options.hasRecurringJobs ?? true,
  });
  const api: Api = {
    plugin: buildPlugin(deps, modules, resources, { demo, sandbox }),
    resolveViewer: (headers) => asAppError(deps.auth.resolveViewer(headers)),
    findSeo: (record, slug, seo) => asAppError(findSeo(deps, resources, record, slug, seo)),
    appointAdmin: (administrator) =>
      asAppError(appointAdmin(deps.auth.context, administrator, { origin: env.publicUrl, now: clock() })),
    claimRegistryStore: (claim) => asAppError(claimRegistryStore(deps.db, claim)),
    internalSecret: env.internalSecret,
    demoAccounts: env.seeds ? demo : null,
    watchChanges: (onChange) => deps.watchChanges(onChange),
    copyDatabase: async () => {
      if (database.copyTo === null)
        throw new AppError('CONFLICT', { userMessage: 'This site has PostgreSQL: name it in DATABASE_URL.' });
      const folder = join(env.dataDir, `database-copy-${randomUUID()}`);
      await database.copyTo(folder);
      return folder;
    },
    ready: () => database.ping(),
    describeMail: async () => describeMailState(await readMailState(deps.db, mailServerOf(env))),
    readMetrics: () =>
      readMetrics({
        db: deps.reads,
        mailServer: mailServerOf(env),
        now: clock(),
        pool: database.poolState?.() ?? null,
      }),
    close: async () => {
      await jobs.close();
      await deps.auth.close();
      changes.close();
      await database.close();
    },
  };
  jobs.start();
  if (mailServerOf(env) === 'none')
    logger.warn('no mail server: mails, also codes for new accounts, wait until SMTP_URL is set');
  return { api, deps, jobs };
}

async function asAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw databaseError(error) ?? error;
  }
}
