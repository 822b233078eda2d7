import { type Resource, resourcesOfCall } from '@enlace/shared-contract/resources';
import * as z from 'zod/mini';

import { tableCalls } from '../../kit/core/contract/table-calls';
import { describeCall } from './describe-call';

type Described = ReturnType<typeof describeCall>;

/** Tables whose answers are described by hand. */
const byHand = new Set(['auth']);

/** The calls of the contract that belong to no resource, as operations with the resources that they serve. */
export function describeTables(resources: readonly Resource[]): Described[] {
  return tableCalls().flatMap(({ table, name, call, schema }) => {
    const servedResources = resourcesOfCall(call.path, resources);
    if (byHand.has(table) || servedResources?.length === 0) return [];
    const body = call.method === 'POST' && schema !== null ? { body: schema } : {};
    const query = call.method === 'GET' && schema instanceof z.ZodMiniObject ? { query: schema } : {};
    return [
      describeCall(table, titleOf(name), call, {
        ...body,
        ...query,
        ...(servedResources === null ? {} : { resources: servedResources }),
      }),
    ];
  });
}

/** `getRolePackages` becomes "Get role packages". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
