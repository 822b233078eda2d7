import type { FastifyInstance } from 'fastify';

import type { ApiCall } from '../render/messages';
import { parseReads } from '../render/page-reads';
import type { NotedAnswer } from '../render/page-renderer';
import { readsHeader } from './api-port';

export interface AskOptions {
  /** Makes the API name the rows that its answer shows. */
  readonly secret?: string | null;
  readonly signal?: AbortSignal;
}

/** Calls the API as a visitor, by the same route as any request: in this process or at `API_URL`. */
export async function requestApi(
  app: FastifyInstance,
  { method, url, body }: ApiCall,
  { secret = null, signal }: AskOptions = {},
): Promise<NotedAnswer> {
  const answer = await app.inject({
    method,
    url,
    ...(signal === undefined ? {} : { signal }),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === null ? {} : { [readsHeader]: secret }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const note = answer.headers[readsHeader];
  const reads = parseReads(typeof note === 'string' ? note : undefined);
  return { status: answer.statusCode, body: readJson(answer.body), reads };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
