import type { HttpPort } from '@enlace/shared-data';

import { createHttpClients, type HttpClientOptions } from './http-client';
import { sendRequest } from './send-request';

/**
 * The network of the resource kit, over both clients (SPEC §7). Answers body and status; rejects with `AppError` only:
 * NETWORK where no answer came or the call was aborted, else the server's code, text, fields, body and retry time.
 */
export function createHttpPort(options: HttpClientOptions): HttpPort {
  const clients = createHttpClients(options);
  return { send: ({ client, ...request }) => sendRequest(clients[client], request, options.dispatch) };
}
