import { AppError } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers what no other one does. */
    isLastResort?: boolean;
  }
}

/** Verbs that a path takes; none at one that nothing is served at. */
export type VerbsOf = (path: string) => readonly string[];

/** Watches the routes added from now on, but for those of `answerUnknown`. */
export function watchPaths(app: FastifyInstance): VerbsOf {
  const served = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isLastResort === true) return;
    const verbs = served.get(url) ?? new Set();
    for (const verb of [method].flat()) verbs.add(verb);
    served.set(url, verbs);
    if (/[:*]/.test(url)) patterns.set(url, patternOf(url));
  });
  return (path) => {
    const urls = [path, ...[...patterns].filter(([, pattern]) => pattern.test(path)).map(([url]) => url)];
    const verbs = new Set(urls.flatMap((url) => [...(served.get(url) ?? [])]));
    return verbs.size === 0 ? [] : [...verbs.add('OPTIONS')].sort();
  };
}

/**
 * Answers what no route of these prefixes does: OPTIONS of a known path with what it takes, any other verb of it with
 * 405, and the rest with 404, each before a body is read.
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

/** A route's address as what it matches: `:name` is one part of a path, `*` is the rest. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
