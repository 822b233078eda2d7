import type { Random } from '../../infrastructure/random/random';

/** The part of JSON Schema that the contract's schemas become. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

const words = ['Ñuble', 'Data & diseño', 'a', '12', 'ana@example.org', 'https://example.org', '2026-03-01', 'true'];

/** A value for a schema; most values are valid, some are not. */
export function sample(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return sample(random.pick(schema.anyOf), random);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, random);
    case 'array':
      return Array.from({ length: random.int(0, 3) }, () => sample(schema.items ?? {}, random));
    case 'integer':
    case 'number':
      return random.int(Math.max(schema.minimum ?? -5, -5), Math.min(schema.maximum ?? 500, 500));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(words);
  }
}

function sampleObject(schema: JsonSchema, random: Random): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties)
    .filter(([name]) => random.chance(required.includes(name) ? 0.97 : 0.3))
    .map(([name, value]): [string, unknown] => [name, sample(value, random)]);
  if (typeof additionalProperties === 'object' && random.chance(0.7))
    entries.push([random.pick(['es', 'pt', 'limit', 'x']), sample(additionalProperties, random)]);
  return Object.fromEntries(entries);
}
