import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../table/resource-options';
import type { ChangeKind, RowWrite, WrittenRow } from './row-change';
import type { WriteContext } from './write-context';

/** Listens to changes while they are written, in their transaction. */
export interface WriteListener {
  /** Called before changes of one kind are written, each of another row. Returns the listener of these writes. */
  readonly beforeWrite: (mountedResource: MountedResource, writes: readonly RowWrite[]) => Promise<RoundListener>;
  /** Called after the last change. */
  readonly afterAll: (mountedResource: MountedResource, kinds: readonly ChangeKind[]) => Promise<void>;
}

/** Listens to writes of one kind. */
export interface RoundListener {
  /** Listens to the child rows that the edits bring; they are written before `afterWrite`. */
  readonly children: WriteListener;
  readonly afterWrite: (writtenRows: readonly WrittenRow[]) => Promise<void>;
}

/** One listener that calls all of them in their order. */
function joinListeners(listeners: readonly WriteListener[]): WriteListener {
  return {
    beforeWrite: async (mountedResource, writes) => {
      const rounds: RoundListener[] = [];
      for (const listener of listeners) rounds.push(await listener.beforeWrite(mountedResource, writes));
      return {
        children: joinListeners(rounds.map(({ children }) => children)),
        afterWrite: async (writtenRows) => {
          for (const round of rounds) await round.afterWrite(writtenRows);
        },
      };
    },
    afterAll: async (mountedResource, kinds) => {
      for (const listener of listeners) await listener.afterAll(mountedResource, kinds);
    },
  };
}

/** The listener of all capabilities to one call of `writeRows`. */
export function listenToWrites(trx: Db, writing: WriteContext): WriteListener {
  return joinListeners(
    writing.deps.capabilities.flatMap(({ listenToWrites: listen }) =>
      listen === undefined ? [] : [listen(trx, writing)],
    ),
  );
}
