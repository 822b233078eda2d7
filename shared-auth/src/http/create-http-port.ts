import type { HttpPort } from '@enlace/shared-data';

import { createHttpClients, type HttpClientOptions } from './http-client';
import { sendRequest } from './send-request';

/**
 * The network of the resource kit over both clients. Returns body and status. Rejects with `AppError` only: NETWORK
 * without an answer or after an abort, else the server's code, text, fields, body and retry time.
 */
export function createHttpPort(options: HttpClientOptions): HttpPort {
  const clients = createHttpClients(options);
  return { send: ({ client, ...request }) => sendRequest(clients[client], request, options.dispatch) };
}
