import type { FastifyInstance } from 'fastify';

import type { ApiAnswer, ApiCall } from '../render/messages';

/** Calls the API as a visitor, by the same route as any request: in this process or at `API_URL`. */
export async function askApi(app: FastifyInstance, { method, url, body }: ApiCall): Promise<ApiAnswer> {
  const answer = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: readJson(answer.body) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
