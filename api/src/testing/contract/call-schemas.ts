import type { WireCall } from '@enlace/shared-contract/calls';
import * as z from 'zod/mini';

import { mountedResources } from '../../app/resources';
import { isCall, tableCalls } from '../../kit/core/contract/table-calls';

/** A call with a body and the schema of the body; null when only the route knows it. */
export interface BodyCall {
  readonly call: WireCall;
  readonly schema: z.ZodMiniType | null;
}

/** Every POST call of the contract. */
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
