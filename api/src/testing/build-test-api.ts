import type { RoleName } from '@enlace/shared-contract/access';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';

import { type Api, openApi } from '../app/create-api';
import type { LoadDemo } from '../app/demo';
import type { ApiDeps, Clock } from '../infrastructure/env/deps';
import { parseApiEnv } from '../app/parse-api-env';
import type { ApiEnv } from '../infrastructure/env/env';
import type { MountedResource } from '../kit/core/table/resource-options';
import { loadDemo } from './load-demo';
import { cloneTemplate } from './template';

/** A demo account by its role; null: a visitor. */
export type Caller = RoleName | null;

/** A route with its pattern, e.g. `GET /api/v2/lessons/:id/quiz`. */
interface TestRoute {
  readonly method: string;
  readonly url: string;
}

export interface TestApi {
  readonly app: FastifyInstance;
  /** All routes of the API. */
  readonly routes: readonly TestRoute[];
  readonly api: Api;
  readonly deps: ApiDeps;
  /** Runs the due jobs, and the jobs that they cause. Without this call they run a moment later. */
  finishJobs(): Promise<number>;
  get(url: string, as?: Caller, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  /** Sends JSON; a FormData as multipart. */
  post(url: string, body?: object, as?: Caller): Promise<LightMyRequestResponse>;
  send(options: InjectOptions, as?: Caller): Promise<LightMyRequestResponse>;
  token(role: RoleName): Promise<string>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly env?: Partial<ApiEnv>;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** Default: the demo package. */
  readonly loadDemo?: LoadDemo;
  /** Resources that the kit serves; default: all. */
  readonly resources?: readonly MountedResource[];
  /** Settings of a database that is not a copy of the template. */
  readonly database?: ApiEnv['database'];
}

/** A third of the time in which a token ends: files of one program share an API for longer than that. */
const tokenMs = 5 * 60_000;

const accounts: Readonly<Record<RoleName, string>> = {
  admin: 'admin',
  latinas: 'latina',
  recruiters: 'recruiter',
  allies: 'ally',
  founders: 'founder',
  investors: 'investor',
};

/** Folder of uploaded files: one for all APIs of this process, which deletes it at its end. */
const dataFolder = join(tmpdir(), `enlace-api-${process.pid}`);
process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

/** The environment of a test's API. */
export function testEnv(database: ApiEnv['database'], changes: Partial<ApiEnv> = {}): ApiEnv {
  const secret = 'a secret of the tests, and of nothing else';
  const { env } = parseApiEnv(
    {
      NODE_ENV: 'test',
      SESSION_SECRET: secret,
      TOKEN_SECRET: `${secret}!`,
      DATA_DIR: dataFolder,
    },
    dataFolder,
  );
  if (env === null) throw new Error('the environment of the tests is wrong');
  return { ...env, database, statementTimeoutMs: 20_000, ...changes };
}

/** The whole API on a seeded database of its own; requests are injected, without a port. */
export async function buildTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const copy = options.database === undefined ? await cloneTemplate() : null;
  const settings = options.database ?? copy?.settings;
  if (settings === undefined) throw new Error('no database');
  const { api, deps, jobs } = await openApi(testEnv(settings, options.env), {
    logger: options.logger ?? pino({ level: 'silent' }),
    hasRecurringJobs: false,
    loadDemo: options.loadDemo ?? loadDemo,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.resources === undefined ? {} : { resources: options.resources }),
  });
  const app = Fastify();
  const routes: TestRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  await app.register(api.plugin);
  await app.ready();
  const tokens = new Map<RoleName, { readonly value: Promise<string>; readonly at: number }>();

  const logIn = async (role: RoleName): Promise<string> => {
    const payload = { email: `${accounts[role]}@enlace.test`, password: 'enlace-demo-1' };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: { access_token: string } }>().data.access_token;
  };
  const token = (role: RoleName): Promise<string> => {
    const now = deps.clock().getTime();
    const lastToken = tokens.get(role);
    if (lastToken !== undefined && now - lastToken.at < tokenMs) return lastToken.value;
    const value = logIn(role);
    tokens.set(role, { value, at: now });
    return value;
  };
  const send = async (request: InjectOptions, as: Caller = null): Promise<LightMyRequestResponse> => {
    const authorization = as === null ? {} : { authorization: `Bearer ${await token(as)}` };
    return app.inject({ ...request, headers: { ...request.headers, ...authorization } });
  };
  return {
    app,
    routes,
    api,
    deps,
    finishJobs: () => jobs.drain(),
    token,
    send,
    get: (url, as = null, headers = {}) => send({ method: 'GET', url, headers }, as),
    post: (url, body, as = null) => send({ method: 'POST', url, ...(body === undefined ? {} : { payload: body }) }, as),
    close: async () => {
      await app.close();
      await api.close();
      await copy?.drop();
    },
  };
}
