import * as contract from '@enlace/shared-contract';
import type { WireCall } from '@enlace/shared-contract';
import * as z from 'zod/mini';

import { mountedResources } from '../resources/resources';

/** A call that takes a body, with what its body must be; null where only the call itself knows. */
export interface BodyCall {
  readonly call: WireCall;
  readonly schema: z.ZodMiniType | null;
}

/** Schemas of calls that are not called `<name of the call>Schema`. */
const others: Readonly<Record<string, z.ZodMiniType>> = {
  [contract.privacyCalls.update.path]: contract.privacyChangeSchema,
  [contract.learningCalls.getCourseBySlug.path]: contract.bySlugSchema,
  [contract.learningCalls.getLessonBySlug.path]: contract.bySlugSchema,
  ...Object.fromEntries(
    Object.values(contract.registrationCalls).map(({ path }) => [path, contract.registrationSchema]),
  ),
};

/** Every posting call of the contract. */
export function bodyCalls(): BodyCall[] {
  const ofResources = mountedResources.flatMap(({ resource }): BodyCall[] => {
    const { add, edit } = resource.wire;
    return [
      ...(add === undefined ? [] : [{ call: add, schema: resource.write }]),
      ...(edit === undefined ? [] : [{ call: edit, schema: z.partial(resource.write) }]),
    ];
  });
  const known = new Set(ofResources.map(({ call }) => call));
  return [...ofResources, ...callsOfTables().filter(({ call }) => call.method === 'POST' && !known.has(call))];
}

function callsOfTables(): BodyCall[] {
  const schemas: Readonly<Record<string, unknown>> = { ...contract };
  return Object.values<unknown>(contract).flatMap((table) => {
    if (typeof table !== 'object' || table === null) return [];
    const entries = Object.entries<unknown>('wire' in table ? { ...(table.wire as object) } : { ...table });
    return entries.flatMap(([name, call]) => {
      if (!isPost(call)) return [];
      const found = others[call.path] ?? schemas[`${name}Schema`];
      return [{ call, schema: isSchema(found) ? found : null }];
    });
  });
}

function isPost(value: unknown): value is WireCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && value.method === 'POST';
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
