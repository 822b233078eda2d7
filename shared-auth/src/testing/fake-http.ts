import { AppError } from '@enlace/shared-contract';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';

type Reply = HttpAnswer | AppError | ((request: HttpRequest) => Promise<HttpAnswer>);

/** A network that answers by path (the actor call never, unless told), records what is sent, refuses the rest. */
export function fakeHttp(replies: Record<string, Reply> = {}) {
  const known = new Map(Object.entries<Reply>({ '/back/api/actor': () => new Promise(() => undefined), ...replies }));
  const sent: HttpRequest[] = [];
  const port: HttpPort = {
    send(request) {
      sent.push(request);
      const reply = known.get(request.call.path);
      if (reply === undefined) return Promise.reject(new Error(`no answer for ${request.call.path}`));
      if (typeof reply === 'function') return reply(request);
      return reply instanceof AppError ? Promise.reject(reply) : Promise.resolve(reply);
    },
  };
  return {
    port,
    sent,
    paths: () => sent.map(({ call }) => call.path),
    reply: (path: string, reply: Reply) => void known.set(path, reply),
  };
}

/** An answer that comes when the test says so. */
export function laterAnswer() {
  let settle: (answer: HttpAnswer | AppError) => void = () => undefined;
  const promise = new Promise<HttpAnswer>((resolve, reject) => {
    settle = (answer) => (answer instanceof AppError ? reject(answer) : resolve(answer));
  });
  return { reply: () => promise, settle: (answer: HttpAnswer | AppError) => settle(answer) };
}
