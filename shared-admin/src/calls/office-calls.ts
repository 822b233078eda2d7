import type { WireCall } from '@enlace/shared-contract';
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
  /** Tells a reading from earlier ones of the same question, so that their answers are not shown. Not sent. */
  readonly visit?: string;
  /** What its answer shows; it is asked again when that changes. */
  readonly shows?: readonly Subject[];
}

/** A writing call of the back office that is no write of a resource. */
export interface OfficeRequest<A = unknown> extends Omit<OfficeQuestion, 'shows' | 'visit'> {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Reads the answer's body; left out, the body is the answer. */
  readonly schema?: Reader<A>;
  /** What the call can have changed; what shows it is read again. */
  readonly changes?: readonly Subject[];
}

/** Calls that every resource has (history, presence, drafts, views …); one slice for each remote, `<owner>/calls`. */
export interface OfficeCalls extends InjectedSlice {
  readonly calls: {
    /** Answers the body as it came; of reads under one key the newest counts. */
    readonly read: Call<OfficeQuestion, unknown>;
    /** While one is under way, another under its key is not sent. */
    readonly write: Call<OfficeRequest, unknown>;
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
    write: defineCall({
      mode: 'first',
      client: 'authenticated',
      request: ({ changes: _changes, schema: _schema, ...request }: OfficeRequest) => request,
      read: (answer, { schema }) => (schema === undefined ? answer.body : bodyOf(schema)(answer)),
      changes: ({ changes = [] }) => changes,
    }),
  });
}
