import type { WireCall } from '@enlace/shared-contract/calls';
import {
  bodyOf,
  createCalls,
  defineCall,
  type Call,
  type InjectedSlice,
  type Reader,
  type Subject,
} from '@enlace/shared-data';

/** A reading call of the back office that is no list or record of a resource. */
export interface OfficeQuestion {
  readonly call: WireCall;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Distinguishes repeated reads of the same question, so that an old answer is not shown. Not sent. */
  readonly visit?: string;
  /** The data in its answer; the call is repeated when this data changes. */
  readonly shows?: readonly Subject[];
}

/** A writing call of the back office that is no write of a resource. */
export interface OfficeRequest<A = unknown> extends Omit<OfficeQuestion, 'shows' | 'visit'> {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Parses the answer's body; without a schema the answer is the body. */
  readonly schema?: Reader<A>;
  /** The data that the call can have changed; reads of this data are repeated. */
  readonly changes?: readonly Subject[];
}

/**
 * Calls that every resource has (history, presence, drafts, saved views …); one slice for each remote, `<owner>/calls`.
 */
export interface OfficeCalls extends InjectedSlice {
  readonly calls: {
    /** Returns the body unchanged; of several reads under one key only the newest one counts. */
    readonly read: Call<OfficeQuestion, unknown>;
    /** During a running call, another call under its key is not sent. */
    readonly write: Call<OfficeRequest, unknown>;
    /** Reads with a body under a key of the component; a newer call cancels the older one under its key. */
    readonly follow: Call<OfficeRequest, unknown>;
  };
}

/** Makes the calls of a remote's back office. */
export function createOfficeCalls(owner: string): OfficeCalls {
  return createCalls(`${owner}/calls`, {
    read: defineCall({
      client: 'authenticated',
      request: ({ shows: _shows, visit: _visit, ...question }: OfficeQuestion) => question,
      read: ({ body }) => body,
      keyOf: ({ call, params, query, visit }) => JSON.stringify([call.method, call.path, params, query, visit]),
      shows: ({ shows = [] }) => shows,
    }),
    follow: defineCall({
      client: 'authenticated',
      request: ({ changes: _changes, schema: _schema, ...request }: OfficeRequest) => request,
      read: ({ body }) => body,
    }),
    write: defineCall({
      mode: 'first',
      client: 'authenticated',
      request: ({ changes: _changes, schema: _schema, ...request }: OfficeRequest) => request,
      read: (answer, { schema }) => (schema === undefined ? answer.body : bodyOf(schema)(answer)),
      changes: ({ changes = [] }) => changes,
    }),
  });
}
