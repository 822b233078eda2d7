import type { FieldsSchema } from './define-resource';
import type { SchemaCheck, SchemaPart } from './schema-part';

/** What a schema takes for one field, as far as a form control can show it. */
export interface FieldLimits {
  readonly isRequired: boolean;
  /** In characters, as all lengths. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Smallest and largest number. */
  readonly minimum?: number;
  readonly maximum?: number;
}

type Bounds = Omit<FieldLimits, 'isRequired'>;

/**
 * Limits of a field of a request body, read off its schema. Forms take required flags and limits from here and from
 * nowhere else.
 * @returns no limits for a field that the schema does not have, e.g. a file
 */
export function limitsOf(schema: FieldsSchema, name: string): FieldLimits {
  const field: SchemaPart | undefined = schema.shape[name];
  if (field === undefined) return { isRequired: false };
  return { isRequired: !isOptional(field), ...boundsOf(field) };
}

function isOptional({ _zod: { def } }: SchemaPart): boolean {
  if (def.type === 'optional' || def.type === 'default') return true;
  return def.innerType !== undefined && isOptional(def.innerType);
}

function boundsOf({ _zod: { def } }: SchemaPart): Bounds {
  if (def.innerType !== undefined) return boundsOf(def.innerType);
  // The last option holds the limits: the first ones stand for an emptied field.
  const lastOption = def.options?.at(-1);
  if (lastOption !== undefined) return boundsOf(lastOption);
  const ofParts = [def.in, def.out].map((part) => (part === undefined ? {} : boundsOf(part)));
  return Object.assign({}, ...ofParts, ...(def.checks ?? []).map(boundOf)) as Bounds;
}

function boundOf({ _zod: { def } }: SchemaCheck): Bounds {
  const { check, minimum, maximum, value } = def;
  if (check === 'min_length' && minimum !== undefined) return { minLength: minimum };
  if (check === 'max_length' && maximum !== undefined) return { maxLength: maximum };
  if (check === 'greater_than' && typeof value === 'number') return { minimum: value };
  if (check === 'less_than' && typeof value === 'number') return { maximum: value };
  return {};
}
