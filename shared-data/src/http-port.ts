import type { ErrorCode, FieldErrors, WireCall } from '@enlace/shared-contract';

/** One call, before a client sends it. */
export interface HttpRequest {
  readonly call: Pick<WireCall, 'method' | 'path' | 'body' | 'query'>;
  /** Values of `{id}` and the like in the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Encoded as `call.body` says. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The `versionTag` of the state a write was made from, sent as `If-Match`; another state is EDIT_CONFLICT, 412. */
  readonly ifMatch?: string;
  /** Whether the answer is to be edited, sent as `Prefer: editing`: it then tells what only a form needs to know. */
  readonly isForForm?: boolean;
  /** `authenticated` sends the bearer token and signs out on 401; `public` does neither (SPEC §6). */
  readonly client: 'public' | 'authenticated';
  readonly signal?: AbortSignal;
  /** Upload progress as a whole percentage (SPEC §7). */
  readonly onProgress?: (percent: number) => void;
}

/** Body plus HTTP status, as writes keep them (SPEC §7). */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the kit needs of a network. Rejects with `AppError` only; an aborted call rejects with code NETWORK. */
export interface HttpPort {
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** An error as a slice keeps it: plain data, with the server's body and status (SPEC §4, §8). */
export interface ErrorView {
  readonly code: ErrorCode;
  /** For the person; empty when the server named none. */
  readonly message: string;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly details: unknown;
  readonly body: unknown;
}
