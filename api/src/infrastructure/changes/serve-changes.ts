import { PassThrough } from 'node:stream';

import type { FastifyPluginAsync } from 'fastify';

import type { ChangeListener } from './data-change';
import { isSecret } from './is-secret';

export interface ServeChangesOptions {
  /** Null refuses all calls. */
  readonly secret: string | null;
  readonly watchChanges: (onChange: ChangeListener) => () => void;
}

/** An empty line shows the reader that the connection works. */
const signMs = 5_000;
/** A reader that does not read ends; it starts again and treats everything as changed. */
const mostBytes = 1024 * 1024;

/** Streams each change of data as one line of JSON to gateways in other processes. Other callers get 404. */
export function serveChanges({ secret, watchChanges }: ServeChangesOptions): FastifyPluginAsync {
  return async (app) =>
    void app.get('/internal/changes', async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (secret === null || !isSecret(token, secret)) return reply.code(404).send({ code: 'NOT_FOUND' });
      const lines = new PassThrough();
      const write = (line: string): void => {
        if (lines.writableLength > mostBytes) lines.destroy();
        else lines.write(`${line}\n`);
      };
      const stop = watchChanges((change) => write(JSON.stringify(change)));
      let timer: NodeJS.Timeout | undefined;
      const sign = (): void => {
        write('');
        timer = setTimeout(sign, signMs).unref();
      };
      lines.on('close', () => {
        clearTimeout(timer);
        stop();
      });
      reply.raw.on('close', () => lines.destroy());
      sign();
      return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
    });
}
