import { type Resource, resourcesOfCall } from '@enlace/shared-contract';
import * as z from 'zod/mini';

import { tableCalls } from '../../kit/contract/table-calls';
import { describeCall } from './describe-call';

type Described = ReturnType<typeof describeCall>;

/** Tables that are described by hand, with their answers. */
const byHand = new Set(['auth', 'dashboard']);

/** The calls of the contract that belong to no resource, as operations; with the resources that each serves. */
export function describeTables(resources: readonly Resource[]): Described[] {
  return tableCalls().flatMap(({ table, name, call, schema }) => {
    const served = resourcesOfCall(call.path, resources);
    if (byHand.has(table) || served?.length === 0) return [];
    const body = call.method === 'POST' && schema !== null ? { body: schema } : {};
    const query = call.method === 'GET' && schema instanceof z.ZodMiniObject ? { query: schema } : {};
    return [
      describeCall(table, titleOf(name), call, {
        ...body,
        ...query,
        ...(served === null ? {} : { resources: served }),
      }),
    ];
  });
}

/** `getRolePackages` as people read it: "Get role packages". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
