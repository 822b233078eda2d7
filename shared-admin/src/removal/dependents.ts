import { dependentsCall, dependentsSchema, type Dependent } from '@enlace/shared-contract';
import { bodyOf, createCalls, defineCall, subjectOf, type Call, type InjectedSlice } from '@enlace/shared-data';

/** A row whose deletion is considered. */
export interface RowName {
  readonly resource: string;
  readonly id: number;
}

/** The slice that knows what depends on a row; one per remote, `<owner>/dependents`. */
export interface Dependents extends InjectedSlice {
  readonly calls: {
    /** What goes along with a row when it is deleted. */
    readonly list: Call<RowName, readonly Dependent[]>;
  };
}

/** Makes the dependents of a remote's rows known to its delete dialogs. */
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
