import NextAuthImport, { type NextAuthOptions } from 'next-auth';

import { trustHandedOrigin } from './next-auth.env';
import type { SessionRequest } from './session-module';

export interface HandlerAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  readonly body: string | object | undefined;
}

type Handler = (request: object, response: object, options: NextAuthOptions) => Promise<void>;

/** The handler of a CommonJS package: Node, tsx and bundles give its default import a different depth. */
function unwrap(module: unknown): Handler {
  let handler = module;
  while (typeof handler === 'object' && handler !== null && 'default' in handler) handler = handler.default;
  if (!isHandler(handler)) throw new Error('next-auth has no default export');
  return handler;
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

const handle = unwrap(NextAuthImport);
trustHandedOrigin();

/**
 * Calls the library like its framework, and collects the answer. The web framework then sends it with its own hooks,
 * headers and error handling.
 */
export async function callNextAuth(
  request: SessionRequest,
  options: NextAuthOptions,
  origin: URL,
): Promise<HandlerAnswer> {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  let status = 200;
  let body: string | object | undefined;
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? [...cookies] : headers[name.toLowerCase()]),
    setHeader(name: string, value: string | string[]) {
      if (name.toLowerCase() === 'set-cookie') cookies.splice(0, cookies.length, ...[value].flat());
      else headers[name.toLowerCase()] = String(value);
      return response;
    },
    json(value: object) {
      headers['content-type'] = 'application/json';
      body = value;
    },
    send(value: string | object | undefined) {
      body = value;
    },
    end: () => undefined,
  };
  await handle(
    {
      method: request.method,
      query: request.path.length === 0 ? request.query : { ...request.query, nextauth: request.path },
      body: request.wantsUrl ? { ...request.body, json: 'true' } : request.body,
      cookies: request.cookies,
      headers: { 'x-forwarded-proto': origin.protocol.replace(':', ''), 'x-forwarded-host': origin.host },
    },
    response,
    options,
  );
  return { status, headers, cookies, body };
}
