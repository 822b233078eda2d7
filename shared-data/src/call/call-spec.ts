import { AppError } from '@enlace/shared-contract';
import type { SagaIterator } from '@enlace/shared-platform';

import type { HttpAnswer, HttpRequest } from '../http-port';
import type { Subject } from './subject';

/**
 * What happens when a call is made again under the key of one that is under way.
 * `latest`: a read; the new one cancels the old one. Its answer stays in the cache when nobody shows it any more.
 * `first`: a write; the new one is not sent, and ends as the first does. A double click sends once.
 * `queue`: a write; the new one waits for its turn.
 */
export type CallMode = 'latest' | 'first' | 'queue';

/** One request of a call. */
export type Question = Omit<HttpRequest, 'client' | 'signal' | 'onProgress'>;

/** A declared call of the API: what it asks, what it makes of the answer, which data it shows or changes. */
export interface CallSpec<I, A> {
  readonly mode: CallMode;
  readonly client: HttpRequest['client'];
  /** Makes the request, or several of them, and returns the answer. Throws `AppError`. */
  perform(input: I, ask: (question: Question) => SagaIterator<HttpAnswer>): SagaIterator<A>;
  /** Tells inputs apart; by default the input's fields. Writes take theirs from the component that starts them. */
  keyOf?(input: I): string;
  /** Of a read: what it shows. It is made again, or dropped from the cache, when that changes. */
  shows?(input: I): readonly Subject[];
  /** Of a write: what it can have changed. */
  changes?(input: I, answer: A): readonly Subject[];
  /**
   * Of a queue: one input for the same effect as two that follow each other; null when both must be sent. An input that
   * adds nothing to the one that was done before it is not sent. One that replaces the one before also takes over its
   * failure: both end as the new one does.
   */
  merge?(waiting: I, next: I): I | null;
}

/** A declared call, whatever it asks and answers. */
export interface AnyCallSpec extends Omit<CallSpec<never, unknown>, 'merge'> {
  merge?(waiting: never, next: never): unknown;
}

/** A schema, as far as an answer is read by it. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

interface SimpleSpec<I, A> extends Omit<CallSpec<I, A>, 'perform' | 'mode'> {
  readonly mode?: CallMode;
  request(input: I): Question;
  read(answer: HttpAnswer, input: I): A;
}

/** Declares a call of one request; a read (`latest`) unless `mode` says otherwise. */
export function defineCall<I, A>({ request, read, mode = 'latest', ...rest }: SimpleSpec<I, A>): CallSpec<I, A> {
  return {
    ...rest,
    mode,
    *perform(input, ask) {
      return read(yield* ask(request(input)), input);
    },
  };
}

/** Reads the body of an answer by a schema; a body that breaks it throws BAD_ANSWER. */
export function bodyOf<T>(reader: Reader<T>): (answer: HttpAnswer) => T {
  return ({ body }) => {
    const parsed = reader.safeParse(body);
    if (!parsed.success) throw new AppError('BAD_ANSWER');
    return parsed.data;
  };
}

/** Reads `data` of an answer's body by a schema; a body that breaks it throws BAD_ANSWER. */
export function dataOf<T>(reader: Reader<T>): (answer: HttpAnswer) => T {
  const read = bodyOf(reader);
  return ({ status, body }) =>
    read({ status, body: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined });
}
