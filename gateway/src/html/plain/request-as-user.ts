import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface UserCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface UserAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

/** Headers of the browser that the API reads: cookies, language and what the list of login sessions shows. */
const passedHeaders = ['cookie', 'user-agent', 'accept-language'] as const;

/** Calls the API in the name of the browser that sent a form: with its cookies, from its network address. */
export async function requestAsUser(
  app: FastifyInstance,
  request: FastifyRequest,
  call: UserCall,
): Promise<UserAnswer> {
  const headers = passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  const answer = await app.inject({
    method: call.method,
    url: call.url,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', ...Object.fromEntries(headers), ...call.headers },
    ...(call.body === undefined ? {} : { payload: call.body }),
  });
  const cookies = answer.headers['set-cookie'];
  return {
    status: answer.statusCode,
    body: readObject(answer.body),
    cookies: cookies === undefined ? [] : [cookies].flat(),
  };
}

/** The object under `data`; empty without one. */
export function dataOf({ body }: UserAnswer): Readonly<Record<string, unknown>> {
  return toObject(body['data']);
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return toObject(JSON.parse(text));
  } catch {
    return {};
  }
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
