import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers requests that match no other route. */
    isLastResort?: boolean;
  }
}

/** Verbs of a path; empty when no route serves the path. */
export type VerbsOf = (path: string) => readonly string[];

/** Collects the routes that are registered from now on, except those of `answerUnknown`. */
export function watchPaths(app: FastifyInstance): VerbsOf {
  const verbsByUrl = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isLastResort === true) return;
    const verbs = verbsByUrl.get(url) ?? new Set();
    for (const verb of [method].flat()) verbs.add(verb);
    verbsByUrl.set(url, verbs);
    if (/[:*]/.test(url)) patterns.set(url, patternOf(url));
  });
  return (path) => {
    const urls = [path, ...[...patterns].filter(([, pattern]) => pattern.test(path)).map(([url]) => url)];
    const verbs = new Set(urls.flatMap((url) => [...(verbsByUrl.get(url) ?? [])]));
    return verbs.size === 0 ? [] : [...verbs.add('OPTIONS')].sort();
  };
}

/**
 * Answers requests below these prefixes that match no route, before their body is read: OPTIONS of an existing path
 * gets its verbs, any other verb of it gets 405, every other path gets 404.
 */
export function answerUnknown(app: FastifyInstance, prefixes: readonly string[], verbsOf: VerbsOf): void {
  const refuse = (request: FastifyRequest): never => {
    throw new AppError('NOT_FOUND', { message: `no such call: ${request.method}` });
  };
  for (const prefix of prefixes)
    app.all(`${prefix}/*`, {
      config: { isLastResort: true },
      onRequest: async (request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        const verbs = verbsOf(path);
        if (verbs.length === 0) return refuse(request);
        void reply.header('allow', verbs.join(', '));
        if (request.method === 'OPTIONS') return reply.code(204).send();
        throw new AppError('METHOD_NOT_ALLOWED', { message: `${request.method} where ${verbs.join(', ')} is served` });
      },
      handler: refuse,
    });
}

/** A pattern for the address of a route: `:name` matches one part of a path, `*` matches the rest. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
