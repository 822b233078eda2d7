import type { IncomingHttpHeaders } from 'node:http';

import { recordHeadSchema, viewerSchema } from '@enlace/shared-contract';
import * as z from 'zod/mini';

import type { Logger } from 'pino';

import type { ApiPort } from './api-port';
import { proxyTo } from './proxy';
import { watchRemote } from './watch-remote';

const viewerAnswer = z.object({ data: z.nullable(viewerSchema) });
const seoAnswer = z.object({ data: z.nullable(recordHeadSchema) });
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
    close: () => Promise.resolve(),
  };
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
