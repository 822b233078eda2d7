import { editingPreference } from '@enlace/shared-contract/admin';
import { wireUrl } from '@enlace/shared-contract/calls';
import {
  encodingOf,
  requestProgressed,
  requestSettled,
  requestStarted,
  toFormData,
  toFormText,
  type HttpAnswer,
  type HttpRequest,
} from '@enlace/shared-data';
import type { UnknownAction } from '@enlace/shared-platform';

import { recordOf } from '../record';
import { toAppError } from './to-app-error';

/** The used part of an axios instance. */
interface Client {
  request(config: {
    readonly method: string;
    readonly url: string;
    readonly baseURL?: string;
    readonly data?: unknown;
    readonly headers?: Record<string, string>;
    readonly signal?: AbortSignal;
    readonly onUploadProgress?: (event: { readonly loaded: number; readonly total?: number }) => void;
    readonly onDownloadProgress?: (progress: { readonly event?: { readonly target?: unknown } }) => void;
  }): Promise<{ readonly status: number; readonly data: unknown }>;
}

/**
 * Sends one call of the wire table over a client: address, encoding, upload progress in whole percent, and the
 * loading flag. Rejects with `AppError` only.
 */
export async function sendRequest(
  client: Client,
  { call, params, query, body, headers, ifMatch, isForForm, signal, onProgress, onText }: Omit<HttpRequest, 'client'>,
  dispatch: (action: UnknownAction) => void,
): Promise<HttpAnswer> {
  if (!call.isQuiet) dispatch(requestStarted());
  try {
    const answer = await client.request({
      method: call.method,
      url: wireUrl(call, params, query),
      // The same-origin proxy is not at the base URL of the API.
      ...(call.path.startsWith('/back/') && { baseURL: '' }),
      ...withHeaders(encode(call.body, body ?? {}), {
        ...headers,
        ...(ifMatch && { 'If-Match': ifMatch }),
        ...(isForForm && { Prefer: editingPreference }),
      }),
      ...(signal && { signal }),
      ...(body && {
        onUploadProgress: ({ loaded, total }) => {
          if (!total) return;
          const percent = Math.round((loaded * 100) / total);
          dispatch(requestProgressed(percent));
          onProgress?.(percent);
        },
      }),
      ...(onText && {
        onDownloadProgress: ({ event }) => {
          const { responseText } = recordOf(event?.target);
          if (typeof responseText === 'string') onText(responseText);
        },
      }),
    });
    return { status: answer.status, body: answer.data };
  } catch (error) {
    throw toAppError(error);
  } finally {
    if (!call.isQuiet) dispatch(requestSettled());
  }
}

interface Encoded {
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
}

function withHeaders(encodedBody: Encoded, headers: Readonly<Record<string, string>>): Encoded {
  return { ...encodedBody, headers: { ...encodedBody.headers, ...headers } };
}

function encode(kind: HttpRequest['call']['body'], values: Readonly<Record<string, unknown>>): Encoded {
  const encoding = encodingOf(kind, values);
  if (encoding === 'none') return {};
  if (encoding === 'multipart') return { data: toFormData(values) };
  if (encoding === 'json') return { data: values };
  return { data: toFormText(values), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
}
