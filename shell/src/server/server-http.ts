import { toAppError } from '@enlace/shared-auth';
import { wireUrl } from '@enlace/shared-contract';
import type { HttpPort } from '@enlace/shared-data';

/** One call of the API, as the server that renders asks for it. */
export interface ServerCall {
  readonly method: string;
  readonly url: string;
  /** JSON. */
  readonly body?: string;
}

/** Makes a call as a visitor. */
export type AskApi = (call: ServerCall) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface ServerHttp extends HttpPort {
  /** Resolves when no call is under way and what the last answer brought about has been asked for too. */
  settled(): Promise<void>;
  /** Statuses of answers that were no success and no "not found". */
  readonly failures: readonly number[];
}

/** The network of a page that is rendered on the server: reads as a visitor, and counts what is under way. */
export function createServerHttp(ask: AskApi): ServerHttp {
  let pending = 0;
  const failures: number[] = [];
  return {
    failures,
    async send({ call, params, query, body }) {
      pending += 1;
      try {
        const answer = await ask({
          method: call.method,
          url: wireUrl(call, params, query),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (answer.status < 400) return answer;
        if (answer.status !== 404) failures.push(answer.status);
        throw toAppError({ response: { status: answer.status, data: answer.body, headers: {} } });
      } finally {
        pending -= 1;
      }
    },
    async settled() {
      do await new Promise((resolve) => setTimeout(resolve, 0));
      while (pending > 0);
    },
  };
}
