import { wireUrl } from '@enlace/shared-contract/calls';
import type { HttpAnswer, HttpPort, HttpRequest, ReadAhead } from '@enlace/shared-data';

/** Milliseconds for which an answer waits for its screen. */
const freshTime = 5_000;

/** Number of answers that wait at most. */
const mostAnswers = 12;

/** One name for a read, whatever the order of its query. */
function nameOf({ call, params, query }: Pick<HttpRequest, 'call' | 'params' | 'query'>): string {
  const [path, search = ''] = wireUrl(call, params, query).split('?');
  return `${path}?${search.split('&').sort().join('&')}`;
}

/** Sends reads of visitors before their screen asks. The next request of the same address gets the answer, once. */
export function createReadsAhead(http: HttpPort) {
  const answers = new Map<string, { readonly answer: Promise<HttpAnswer>; readonly at: number }>();
  const isFresh = (at: number) => performance.now() - at < freshTime;
  return {
    send({ path, query }: ReadAhead): void {
      const request: HttpRequest = { call: { method: 'GET', path, body: 'none' }, query, client: 'public' };
      const name = nameOf(request);
      if (isFresh(answers.get(name)?.at ?? -freshTime)) return;
      const answer = http.send(request);
      // The screen repeats a request that failed.
      answer.catch(() => answers.delete(name));
      answers.delete(name);
      answers.set(name, { answer, at: performance.now() });
      for (const oldest of [...answers.keys()].slice(0, -mostAnswers)) answers.delete(oldest);
    },
    take(request: HttpRequest): Promise<HttpAnswer> | null {
      if (request.client !== 'public' || request.call.method !== 'GET') return null;
      const name = nameOf(request);
      const waiting = answers.get(name);
      answers.delete(name);
      return waiting !== undefined && isFresh(waiting.at) ? waiting.answer.catch(() => http.send(request)) : null;
    },
  };
}
