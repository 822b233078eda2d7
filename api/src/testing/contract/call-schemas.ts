import type { WireCall } from '@enlace/shared-contract';
import * as z from 'zod/mini';

import { mountedResources } from '../../app/resources';
import { isCall, tableCalls } from '../../kit/contract/table-calls';

/** A call that takes a body, with what its body must be; null where only the call itself knows. */
export interface BodyCall {
  readonly call: WireCall;
  readonly schema: z.ZodMiniType | null;
}

/** Every posting call of the contract. */
export function bodyCalls(): BodyCall[] {
  const ofResources = mountedResources.flatMap(({ resource }): BodyCall[] => {
    const { wire, write } = resource;
    return Object.entries<unknown>({ ...wire }).flatMap(([name, call]) => {
      if (!isCall(call)) return [];
      return [{ call, schema: name === 'add' ? write : name === 'edit' ? z.partial(write) : null }];
    });
  });
  return [...ofResources, ...tableCalls()].filter(({ call }) => call.method === 'POST');
}
