import { toAppError } from '@enlace/shared-auth';
import { wireUrl } from '@enlace/shared-contract/calls';
import type { HttpPort } from '@enlace/shared-data';

/** A call of the API by the rendering server. */
export interface ServerCall {
  readonly method: string;
  readonly url: string;
  /** JSON. */
  readonly body?: string;
}

/** Makes a call as a visitor. */
export type SendRequest = (call: ServerCall) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface ServerHttp extends HttpPort {
  /** Resolves when no call is running and the effects of the last answer have made their calls. */
  settled(): Promise<void>;
  /** Statuses of answers that are neither a success nor "not found". */
  readonly failures: readonly number[];
}

/** The network of a page that is rendered on the server: reads as a visitor and counts running calls. */
export function createServerHttp(sendRequest: SendRequest): ServerHttp {
  let pending = 0;
  const failures: number[] = [];
  return {
    failures,
    async send({ call, params, query, body }) {
      pending += 1;
      try {
        const answer = await sendRequest({
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
