import { AppError } from '@enlace/shared-contract/errors';
import type { SagaIterator } from '@enlace/shared-platform';

import type { HttpAnswer, HttpRequest } from '../http-port';
import type { Subject } from './subject';

/**
 * What happens when a call is made again while a call with the same key is running.
 * `latest`: a read; the new call cancels the old one. The answer stays in the cache when no screen shows it.
 * `first`: a write; the new call is not sent and gets the result of the first. A double click sends once.
 * `queue`: a write; the new call waits until the running call ends.
 */
export type CallMode = 'latest' | 'first' | 'queue';

/** One request of a call. */
export type CallRequest = Omit<HttpRequest, 'client' | 'signal' | 'onProgress' | 'onText'>;

/** A declared call of the API: its requests, its answer, and the data that it shows or changes. */
export interface CallSpec<I, A> {
  readonly mode: CallMode;
  readonly client: HttpRequest['client'];
  /** Sends one or several requests and returns the answer. Throws `AppError`. */
  perform(input: I, send: (request: CallRequest) => SagaIterator<HttpAnswer>): SagaIterator<A>;
  /**
   * The key of an input; by default made from all its fields. Writes get their key from the component that starts them.
   */
  keyOf?(input: I): string;
  /** For reads: the data that the answer shows. When it changes, the read is repeated or removed from the cache. */
  shows?(input: I): readonly Subject[];
  /** For writes: the data that the write can have changed. */
  changes?(input: I, answer: A): readonly Subject[];
  /**
   * For queues: one input with the same effect as two inputs in order; null when both must be sent. If the merged input
   * equals the finished one, the next input is not sent. If it equals the next one, that input also takes over the
   * failure of the previous one: both calls get its result.
   */
  merge?(waiting: I, next: I): I | null;
}

/** A declared call with any input and answer. */
export interface AnyCallSpec extends Omit<CallSpec<never, unknown>, 'merge'> {
  merge?(waiting: never, next: never): unknown;
}

/** The part of a schema that parses an answer. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

interface SimpleSpec<I, A> extends Omit<CallSpec<I, A>, 'perform' | 'mode'> {
  readonly mode?: CallMode;
  request(input: I): CallRequest;
  read(answer: HttpAnswer, input: I): A;
}

/** Declares a call with one request; it is a read (`latest`) unless `mode` is set. */
export function defineCall<I, A>({ request, read, mode = 'latest', ...rest }: SimpleSpec<I, A>): CallSpec<I, A> {
  return {
    ...rest,
    mode,
    *perform(input, send) {
      return read(yield* send(request(input)), input);
    },
  };
}

/** Parses the body of an answer with a schema. Throws BAD_ANSWER when the body does not match. */
export function bodyOf<T>(reader: Reader<T>): (answer: HttpAnswer) => T {
  return ({ body }) => {
    const parsed = reader.safeParse(body);
    if (!parsed.success) throw new AppError('BAD_ANSWER');
    return parsed.data;
  };
}

/** Parses `data` in the body of an answer with a schema. Throws BAD_ANSWER when the body does not match. */
export function dataOf<T>(reader: Reader<T>): (answer: HttpAnswer) => T {
  const read = bodyOf(reader);
  return ({ status, body }) =>
    read({ status, body: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined });
}
