import type { Resource } from '@enlace/shared-contract/resources';
import { createResource, type ResourceHandle } from '@enlace/shared-data';

/** Returns the handle of a contract: the same one each time, because two slices cannot have one path. */
export type HandleOf = <R extends Resource>(contract: R) => ResourceHandle<R>;

/**
 * Makes the handles of a remote's resources, each when it is first used. Requests carry the user's token, because the
 * back office needs the abilities in the answers.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 */
export function createHandles(owner: string): HandleOf {
  const handles = new Map<string, ResourceHandle>();
  return <R extends Resource>(contract: R) => {
    const handle = handles.get(contract.name) ?? createResource(owner, contract, { client: 'authenticated' });
    handles.set(contract.name, handle);
    // A name belongs to one contract, so this handle was made from it.
    return handle as ResourceHandle<R>;
  };
}
