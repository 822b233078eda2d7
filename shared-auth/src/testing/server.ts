/// <reference types="node" />
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body with a fixed boundary, for comparison of multipart bytes. */
  readonly parts: string;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  /** Sent after `text`, when the promise resolves. */
  readonly rest?: Promise<string>;
  readonly headers?: Record<string, string>;
}

export interface TestServer {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

const cors = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'authorization, content-type, if-match, prefer, x-hold-key',
  'access-control-allow-origin': 'http://localhost',
  'access-control-expose-headers': 'retry-after',
};

/** A real server on a free port for the clients. */
export async function startServer(handle: (request: Received) => Reply | Promise<Reply> | null): Promise<TestServer> {
  const receivedRequests: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      const body = Buffer.concat(chunks).toString();
      const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1];
      const parts = boundary === undefined ? body : body.replaceAll(boundary, 'BOUNDARY');
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body, parts };
      receivedRequests.push(one);
      void Promise.resolve(handle(one)).then((reply) => {
        if (reply === null) return response.destroy();
        const { status = 200, json, text, rest, headers: ownHeaders } = reply;
        const type = text === undefined ? 'application/json' : 'text/html';
        response.writeHead(status, { ...cors, 'content-type': type, ...ownHeaders });
        if (rest !== undefined) {
          response.write(text);
          return rest.then((words) => response.end(words));
        }
        return response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: receivedRequests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
