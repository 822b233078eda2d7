import type { WireCall } from '@enlace/shared-contract/calls';
import type { ErrorCode, FieldErrors } from '@enlace/shared-contract/errors';

/** One request of a declared wire call. */
export interface HttpRequest {
  readonly call: Pick<WireCall, 'method' | 'path' | 'body' | 'query' | 'isQuiet'>;
  /** Values of the path's parameters, e.g. `{id}`. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** `call.body` defines its encoding. */
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * The `versionTag` that the edit is based on, sent as `If-Match`; if the record has changed, the call fails with
   * EDIT_CONFLICT, 412.
   */
  readonly ifMatch?: string;
  /** Sends `Prefer: editing`, so that the answer contains the fields that only a form needs. */
  readonly isForForm?: boolean;
  /** Further headers, e.g. the secret of a hold. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `authenticated` sends the bearer token and signs out on 401; `public` does neither. */
  readonly client: 'public' | 'authenticated';
  readonly signal?: AbortSignal;
  /** Upload progress as a whole percentage. */
  readonly onProgress?: (percent: number) => void;
  /** Called with all text of the answer that has arrived, each time that more of it arrives. */
  readonly onText?: (text: string) => void;
}

/** Body and HTTP status. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The network as sagas use it. Rejects with `AppError` only; a cancelled request rejects with code NETWORK. */
export interface HttpPort {
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** An error as plain data for a slice, with the server's body and status. */
export interface ErrorView {
  readonly code: ErrorCode;
  /** The text for the user; empty when the server sent none. */
  readonly message: string;
  /** The message of the error; not for users. */
  readonly reason: string;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly details: unknown;
  readonly body: unknown;
}
