import {
  AppError,
  isAppError,
  type AppErrorOptions,
  type ErrorCode,
  type Viewer,
  type WireCall,
} from '@enlace/shared-contract';
import type { HttpAnswer, HttpPort, HttpRequest } from '@enlace/shared-data';

import { answerResource } from './answer-resource';
import { kitAnswer } from './kit-answers';
import { FakeStore, type Row, type Seed } from './fake-store';
import { readBody } from './read-body';
import { watchForFaults } from './faults';

type CallName = Pick<WireCall, 'method' | 'path'>;

/** A request as the fake received it: addressed as in the contract, its body as the server reads it. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** As the contract writes it, e.g. `/api/editchapters?id={id}`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Row;
  readonly client: HttpRequest['client'];
  /** Version that a write was made from. */
  readonly ifMatch?: string;
}

export interface FakeApiOptions {
  /** Whose rights the answers carry and the writes need; an admin by default, null for a visitor. */
  readonly viewer?: Viewer | null;
}

/** A back end made from the contract; see `createFakeApi`. */
export interface FakeApi extends HttpPort {
  /** What was asked, oldest first. */
  readonly calls: readonly RecordedCall[];
  readonly viewer: Viewer | null;
  /** Calls of one kind, e.g. `api.sent(chapters.wire.add)`. */
  sent(call: CallName | undefined): readonly RecordedCall[];
  /** Rows a resource holds now, by its name. */
  rows(name: string): readonly Row[];
  /** Rows a resource has in the trash now. */
  trash(name: string): readonly Row[];
  /** Changes a row behind the screen's back, as another person would. */
  change(name: string, id: number, values: Row): void;
  /** The next such call (or the next `times`) fails. */
  fail(call: CallName | undefined, code: ErrorCode, options?: AppErrorOptions & { readonly times?: number }): void;
  /** Such calls wait until the returned function is called. */
  hold(call: CallName | undefined): () => void;
  /** Announces a call that no resource has. */
  answer(call: CallName, body: (request: RecordedCall) => unknown): void;
}

const admin: Viewer = { id: 1, name: 'Inés Zúñiga', roles: ['admin'], permissions: [] };

/**
 * A fake API made from the contract: it stores, pages and sorts by creation, validates writes, computes abilities from
 * the contract's access, and does not imitate filters: tests assert the query. It answers only resources it was given
 * rows of (an empty array will do) and calls announced with `answer`; any other request fails the test.
 * @param seed rows by resource name, as the builders make them
 */
export function createFakeApi(seed: Seed = {}, options: FakeApiOptions = {}): FakeApi {
  const store = new FakeStore(seed);
  const viewer = options.viewer === undefined ? admin : options.viewer;
  const calls: RecordedCall[] = [];
  const failures: { call: string; error: AppError }[] = [];
  const holds = new Map<string, Promise<void>>();
  const answers = new Map<string, (request: RecordedCall) => unknown>();
  const unannounced = watchForFaults('unannounced');
  const broken = watchForFaults('broken');

  async function answer(request: HttpRequest): Promise<HttpAnswer> {
    const recorded = record(request);
    calls.push(recorded);
    await holds.get(nameOf(recorded));
    const failure = failures.findIndex((entry) => entry.call === nameOf(recorded));
    if (failure >= 0) throw failures.splice(failure, 1)[0]?.error ?? new AppError('INTERNAL');
    const announced = answers.get(nameOf(recorded));
    if (announced !== undefined) return { status: 200, body: copy(announced(recorded)) };
    const found = answerResource(recorded, store, viewer);
    if (found !== null) return copy(found);
    const quiet = kitAnswer(recorded);
    if (quiet !== undefined) return { status: 200, body: copy(quiet) };
    unannounced(`${nameOf(recorded)} ${JSON.stringify(recorded.params)}`);
    throw new AppError('NOT_FOUND');
  }

  return {
    calls,
    viewer,
    send: (request) =>
      new Promise((resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new AppError('NETWORK')));
        answer(request).then(resolve, (error: unknown) => {
          if (!isAppError(error)) broken(String(error));
          reject(error);
        });
      }),
    sent: (call) => calls.filter((made) => call !== undefined && nameOf(made) === nameOf(call)),
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
  };
}

function record(request: HttpRequest): RecordedCall {
  const { call, params = {}, query = {}, client, ifMatch } = request;
  return {
    method: call.method,
    path: call.path,
    params,
    query: { ...call.query, ...query },
    body: readBody(call.body, request.body),
    client,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  };
}

function nameOf(call: CallName | undefined): string {
  return call === undefined ? 'a call the resource does not have' : `${call.method} ${call.path}`;
}

/** What crosses a wire is text: nothing of the store may be shared with the browser's state. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
