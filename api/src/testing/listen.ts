import type { FastifyInstance } from 'fastify';

const origins = new WeakMap<FastifyInstance, Promise<string>>();

/** Opens a port of an application once; answers its address. */
export function listen(app: FastifyInstance): Promise<string> {
  const origin = origins.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  origins.set(app, origin);
  return origin;
}
