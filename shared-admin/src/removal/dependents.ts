import { dependentsCall, dependentsSchema, type Dependent } from '@enlace/shared-contract/admin';
import { bodyOf, createCalls, defineCall, subjectOf, type Call, type InjectedSlice } from '@enlace/shared-data';

/** The row to delete. */
export interface RowName {
  readonly resource: string;
  readonly id: number;
}

/** Reads the data that depends on a row; one slice per remote, `<owner>/dependents`. */
export interface Dependents extends InjectedSlice {
  readonly calls: {
    /** The data that is deleted with a row. */
    readonly list: Call<RowName, readonly Dependent[]>;
  };
}

/** Makes the slice for the delete dialogs of a remote. */
export function createDependents(owner: string): Dependents {
  const read = bodyOf(dependentsSchema);
  return createCalls(`${owner}/dependents`, {
    list: defineCall({
      client: 'authenticated',
      request: ({ resource, id }: RowName) => ({ call: dependentsCall, params: { resource, id } }),
      read: (answer): readonly Dependent[] => read(answer).data.filter(({ count }) => count > 0),
      shows: ({ resource, id }) => [subjectOf(resource, id)],
    }),
  });
}
