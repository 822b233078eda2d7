import type { Resource } from '@enlace/shared-contract/resources';
import * as z from 'zod/v4/core';

type Schema = Resource['entity'];

const compiledSchemas = new WeakMap<Schema, z.$ZodObject>();

/**
 * The same object schema, compiled to a function. The contract's own schemas are interpreted, because a browser refuses
 * to compile texts; for the rows of lists that takes longer.
 */
export function compiledSchema(schema: Schema): z.$ZodObject {
  const quickSchema = compiledSchemas.get(schema) ?? new z.$ZodObjectJIT(schema._zod.def);
  compiledSchemas.set(schema, quickSchema);
  return quickSchema;
}
