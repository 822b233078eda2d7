import * as z from 'zod/mini';

/** A schema inside another one; the name is the path of its field, e.g. `users.phone`. */
export interface SchemaPart {
  readonly name: string;
  readonly schema: z.ZodMiniType;
}

/**
 * A schema, its fields, and the schemas inside its lists and options.
 * @param hasOutputs also the second half of a pipe, which expects the values of the first one
 */
export function schemaPartsOf(name: string, schema: unknown, hasOutputs = false): readonly SchemaPart[] {
  if (!(schema instanceof z.ZodMiniType)) return [];
  const { def } = schema._zod;
  if (def.type === 'transform') return [];
  const keys = ['innerType', 'element', ...(hasOutputs ? ['out'] : [])];
  const innerParts = keys.flatMap((key) => schemaPartsOf(name, Reflect.get(def, key), hasOutputs));
  const fields = schema instanceof z.ZodMiniObject ? Object.entries<unknown>(schema.shape) : [];
  const fieldParts = fields.flatMap(([field, part]) => schemaPartsOf(`${name}.${field}`, part, hasOutputs));
  return [{ name, schema }, ...innerParts, ...fieldParts];
}
