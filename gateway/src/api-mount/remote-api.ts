import type { IncomingHttpHeaders } from 'node:http';

import { viewerSchema } from '@enlace/shared-contract/access';
import { AppError, errorBodySchema, isErrorCode } from '@enlace/shared-contract/errors';
import { recordHeadSchema } from '@enlace/shared-contract/head';
import {
  administratorSchema,
  internalAdministratorsPath,
  internalMetricsPath,
  internalRegistryStorePath,
  metricSchema,
  type RegistryStoreClaim,
} from '@enlace/shared-contract/platform';
import * as z from 'zod/mini';

import type { Logger } from 'pino';

import type { ApiPort } from './api-port';
import { proxyTo } from './proxy';
import { watchRemote } from './watch-remote';

const viewerAnswer = z.object({ data: z.nullable(viewerSchema) });
const seoAnswer = z.object({ data: z.nullable(recordHeadSchema) });
const administratorAnswer = z.object({ data: administratorSchema });
const metricsAnswer = z.object({ data: z.array(metricSchema) });
/** An API of an earlier release does not say `mail`. */
const readyAnswer = z.object({ mail: z._default(z.string(), 'unknown') });
const timeLimitMs = 3_000;

export interface RemoteApiOptions {
  readonly secret?: string | null;
  readonly log?: Pick<Logger, 'warn'>;
}

/** The API behind `API_URL`: forwards calls, and sends the gateway's own questions over HTTP. */
export function createRemoteApi(apiUrl: string, options: RemoteApiOptions = {}): ApiPort {
  const { secret = null } = options;
  const get = async (path: string, headers: Record<string, string>): Promise<Response> => {
    const answer = await fetch(`${apiUrl}${path}`, { headers, signal: AbortSignal.timeout(timeLimitMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw Object.assign(new Error(`${path} answered ${answer.status}`), { status: answer.status });
    }
    return answer;
  };

  return {
    plugin: proxyTo(apiUrl),
    async resolveViewer(headers) {
      const answer = await get('/api/v2/viewer', sessionHeaders(headers));
      return viewerAnswer.parse(await answer.json()).data;
    },
    async findSeo(record, slug, { locale, url, productName }) {
      const query = new URLSearchParams({ lang: locale, url, product: productName });
      const path = `/api/v2/head/${encodeURIComponent(record)}/${encodeURIComponent(slug)}?${query.toString()}`;
      return seoAnswer.parse(await (await get(path, {})).json()).data;
    },
    async appointAdmin(administrator) {
      if (secret === null)
        throw new AppError('UNAVAILABLE', { userMessage: 'Set INTERNAL_SECRET for the gateway and for its API.' });
      const answer = await fetch(`${apiUrl}${internalAdministratorsPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
        signal: AbortSignal.timeout(timeLimitMs),
      }).catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', { userMessage: 'The API does not answer.', cause });
      });
      if (!answer.ok) throw await refusalOf(answer);
      return administratorAnswer.parse(await answer.json()).data;
    },
    ...(secret === null
      ? {}
      : { claimRegistryStore: (claim: RegistryStoreClaim) => claimStore(apiUrl, secret, claim) }),
    internalSecret: secret,
    watchChanges: (onChange) =>
      secret === null ? () => undefined : watchRemote(apiUrl, secret, onChange, options.log),
    async ready() {
      const answer = await get('/readyz', {}).catch((error: unknown) => {
        if (isNotFound(error)) return get('/api/v2/viewer', {});
        throw error;
      });
      await answer.body?.cancel();
    },
    describeMail: async () => readyAnswer.parse(await (await get('/readyz', {})).json()).mail,
    async readMetrics() {
      if (secret === null) return [];
      const answer = await get(internalMetricsPath, { authorization: `Bearer ${secret}` });
      return metricsAnswer.parse(await answer.json()).data;
    },
    close: () => Promise.resolve(),
  };
}

async function claimStore(apiUrl: string, secret: string, claim: RegistryStoreClaim): Promise<void> {
  const answer = await fetch(`${apiUrl}${internalRegistryStorePath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(claim),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  await answer.body?.cancel();
  // An API of an earlier release does not have the call.
  if (answer.ok || answer.status === 404) return;
  if (answer.status === 409)
    throw new AppError('CONFLICT', { message: 'the gateways have another folder of releases' });
  throw new AppError('UNAVAILABLE', { message: `${internalRegistryStorePath} answered ${answer.status}` });
}

/** The error of the API. A wrong secret is a fault of the settings, not of the caller. */
async function refusalOf(answer: Response): Promise<AppError> {
  const body = errorBodySchema.safeParse(await answer.json().catch(() => null));
  if (answer.status === 401)
    return new AppError('UNAVAILABLE', { userMessage: 'The gateway and its API have different INTERNAL_SECRETs.' });
  if (!body.success || !isErrorCode(body.data.code))
    return new AppError('UNAVAILABLE', { message: `API answered ${answer.status}` });
  return new AppError(body.data.code, { userMessage: body.data.message });
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

function sessionHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    ...(headers.cookie === undefined ? {} : { cookie: headers.cookie }),
    ...(headers.authorization === undefined ? {} : { authorization: headers.authorization }),
  };
}
