import { AppError } from '@enlace/shared-contract/errors';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';

type Reply = HttpAnswer | AppError | ((request: HttpRequest) => Promise<HttpAnswer>);

/**
 * A network with answers per path. The actor call waits forever by default; other paths are refused. Records the sent
 * requests.
 */
export function fakeHttp(replies: Record<string, Reply> = {}) {
  const replyByPath = new Map(
    Object.entries<Reply>({ '/back/api/actor': () => new Promise(() => undefined), ...replies }),
  );
  const sentRequests: HttpRequest[] = [];
  const port: HttpPort = {
    send(request) {
      sentRequests.push(request);
      const reply = replyByPath.get(request.call.path);
      if (reply === undefined) return Promise.reject(new Error(`no answer for ${request.call.path}`));
      if (typeof reply === 'function') return reply(request);
      return reply instanceof AppError ? Promise.reject(reply) : Promise.resolve(reply);
    },
  };
  return {
    port,
    sent: sentRequests,
    paths: () => sentRequests.map(({ call }) => call.path),
    reply: (path: string, reply: Reply) => void replyByPath.set(path, reply),
  };
}

/** An answer that the test sends. */
export function laterAnswer() {
  let settle: (answer: HttpAnswer | AppError) => void = () => undefined;
  const promise = new Promise<HttpAnswer>((resolve, reject) => {
    settle = (answer) => (answer instanceof AppError ? reject(answer) : resolve(answer));
  });
  return { reply: () => promise, settle: (answer: HttpAnswer | AppError) => settle(answer) };
}
