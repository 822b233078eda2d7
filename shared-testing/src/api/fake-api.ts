import type { Viewer } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError, isAppError, type AppErrorOptions, type ErrorCode } from '@enlace/shared-contract/errors';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';

import { answerResource } from './answer-resource';
import { kitAnswer } from './kit-answers';
import { FakeStore, type Row, type Seed } from './fake-store';
import { createFakeStream, type FakeStream } from './fake-stream';
import { readBody } from './read-body';
import { watchForFaults } from './faults';

type CallName = Pick<WireCall, 'method' | 'path'>;

/** A received request: addressed as in the contract, with its body as the server reads it. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** Path as in the contract, for example `/api/editchapters?id={id}`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Row;
  readonly client: HttpRequest['client'];
  readonly headers?: Readonly<Record<string, string>>;
  /** Version of the row on which the write is based. */
  readonly ifMatch?: string;
}

export interface FakeApiOptions {
  /** The viewer whose rights apply; an admin by default, null for a visitor. */
  readonly viewer?: Viewer | null;
}

/** A back end made from the contract; see `createFakeApi`. */
export interface FakeApi extends HttpPort {
  /** Received calls, oldest first. */
  readonly calls: readonly RecordedCall[];
  readonly viewer: Viewer | null;
  /** Calls of one kind, for example `api.sent(chapters.wire.add)`. */
  sent(call: CallName | undefined): readonly RecordedCall[];
  /** Current rows of a resource, by its name. */
  rows(name: string): readonly Row[];
  /** Current rows in a resource's trash. */
  trash(name: string): readonly Row[];
  /** Changes a row without the screen, like a write of another user. */
  change(name: string, id: number, values: Row): void;
  /** Makes the next such call (or the next `times`) fail. */
  fail(call: CallName | undefined, code: ErrorCode, options?: AppErrorOptions & { readonly times?: number }): void;
  /** Holds back such calls until the returned function is called. */
  hold(call: CallName | undefined): () => void;
  /** Announces a call that belongs to no resource. */
  answer(call: CallName, body: (request: RecordedCall) => unknown): void;
  /** Announces a call whose answers the test writes in parts. */
  stream(call: CallName): FakeStream;
}

const admin: Viewer = { id: 1, name: 'Inés Zúñiga', roles: ['admin'], permissions: [] };

/**
 * A fake API made from the contract. It stores rows, pages and sorts by creation, validates writes, and computes
 * abilities from the contract's access rules. It does not imitate filters: tests assert the query. It answers only
 * resources with rows in `seed` (an empty array is enough) and calls announced with `answer`; any other request fails
 * the test.
 * @param seed rows by resource name, made by the builders
 */
export function createFakeApi(seed: Seed = {}, options: FakeApiOptions = {}): FakeApi {
  const store = new FakeStore(seed);
  const viewer = options.viewer === undefined ? admin : options.viewer;
  const calls: RecordedCall[] = [];
  const failures: { call: string; error: AppError }[] = [];
  const holds = new Map<string, Promise<void>>();
  const answers = new Map<string, (request: RecordedCall) => unknown>();
  const streams = new Map<string, ReturnType<typeof createFakeStream>['respond']>();
  const reportUnannounced = watchForFaults('unannounced');
  const reportBroken = watchForFaults('broken');

  async function answer(request: HttpRequest): Promise<HttpAnswer> {
    const recordedCall = record(request);
    calls.push(recordedCall);
    await holds.get(nameOf(recordedCall));
    const failure = failures.findIndex((entry) => entry.call === nameOf(recordedCall));
    if (failure >= 0) throw failures.splice(failure, 1)[0]?.error ?? new AppError('INTERNAL');
    const respond = streams.get(nameOf(recordedCall));
    if (respond !== undefined) return respond(request);
    const announcedAnswer = answers.get(nameOf(recordedCall));
    if (announcedAnswer !== undefined) return { status: 200, body: copy(announcedAnswer(recordedCall)) };
    const resourceAnswer = answerResource(recordedCall, store, viewer);
    if (resourceAnswer !== null) return copy(resourceAnswer);
    const quiet = kitAnswer(recordedCall);
    if (quiet !== undefined) return { status: 200, body: copy(quiet) };
    reportUnannounced(`${nameOf(recordedCall)} ${JSON.stringify(recordedCall.params)}`);
    throw new AppError('NOT_FOUND');
  }

  return {
    calls,
    viewer,
    send: (request) =>
      new Promise((resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new AppError('NETWORK')));
        answer(request).then(resolve, (error: unknown) => {
          if (!isAppError(error)) reportBroken(String(error));
          reject(error);
        });
      }),
    sent: (call) => calls.filter((sentCall) => call !== undefined && nameOf(sentCall) === nameOf(call)),
    rows: (name) => store.rows(name),
    trash: (name) => store.trash(name),
    change: (name, id, values) => void store.change(name, id, values),
    fail(call, code, { times = 1, ...error } = {}) {
      const body = { error: code, message: error.userMessage ?? code, code, errors: error.fields };
      for (let time = 0; time < times; time += 1)
        failures.push({ call: nameOf(call), error: new AppError(code, { body, ...error }) });
    },
    hold(call) {
      let release = () => undefined as void;
      const name = nameOf(call);
      holds.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(name);
        release();
      };
    },
    answer: (call, body) => void answers.set(nameOf(call), body),
    stream(call) {
      const { stream, respond } = createFakeStream();
      streams.set(nameOf(call), respond);
      return stream;
    },
  };
}

function record(request: HttpRequest): RecordedCall {
  const { call, params = {}, query = {}, client, headers, ifMatch } = request;
  return {
    method: call.method,
    path: call.path,
    params,
    query: { ...call.query, ...query },
    body: readBody(call.body, request.body),
    client,
    ...(headers === undefined ? {} : { headers }),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  };
}

function nameOf(call: CallName | undefined): string {
  return call === undefined ? 'a call the resource does not have' : `${call.method} ${call.path}`;
}

/** Only text crosses the wire: store and browser state must not share objects. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
