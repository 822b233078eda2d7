import type { Resource } from './define-resource';
import { draftFields } from './draft-fields';
import type { QueryField, QueryFields } from './list-where';
import { seoFieldNames } from './seo';

/** As much of a schema as its shape can be read from. */
interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly innerType?: Schema;
      readonly element?: Schema;
      readonly entries?: Readonly<Record<string, string | number>>;
    };
  };
}

const notAsked = new Set(['abilities', 'translations', 'deleted_at', ...Object.keys(draftFields), ...seoFieldNames]);

/**
 * Filterable fields of a resource's list (`where`): texts, numbers, dates, choices, flags and relations from its
 * fields, together with the declaration's `query`. Pictures, counts and head data are not included. Browser and
 * server need the same list, so it is computed from the declaration alone.
 */
export function queryOf(resource: Resource): QueryFields {
  const knownFields = computedFields.get(resource);
  if (knownFields !== undefined) return knownFields;
  const fields: Record<string, QueryField> = {};
  for (const [name, schema] of Object.entries<Schema>(resource.entity.shape)) {
    const declaredField = resource.query[name];
    const field = declaredField === undefined ? deriveField(resource, name, schema) : fieldOf(declaredField);
    if (field !== undefined) fields[name] = field;
  }
  computedFields.set(resource, fields);
  return fields;
}

const computedFields = new WeakMap<Resource, QueryFields>();

/** `'text'` for short; false leaves a field out. */
export type DeclaredQueryField = QueryField | Exclude<QueryField['kind'], 'relation'> | false;

function fieldOf(declaredField: DeclaredQueryField): QueryField | undefined {
  if (declaredField === false) return undefined;
  return typeof declaredField === 'string' ? { kind: declaredField } : declaredField;
}

function deriveField(resource: Resource, name: string, listedSchema: Schema): QueryField | undefined {
  const relation = resource.relations.find(({ field }) => field === name);
  // Rows with columns of their pair have no `id` that could be asked for.
  if (relation?.key !== undefined) return undefined;
  if (relation !== undefined) return { kind: 'relation', target: relation.target };
  if (notAsked.has(name)) return undefined;
  const schema = bare(listedSchema);
  const { type, element } = schema._zod.def;
  if (type === 'array') {
    const values = element === undefined ? undefined : choices(element);
    return values === undefined ? undefined : { kind: 'choice', values, isList: true };
  }
  if (name === 'country_code') return { kind: 'choice', lookup: 'countries' };
  if (type === 'string' || type === 'pipe') return textOrTime(name);
  if (type === 'number') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'flag' };
  const values = choices(schema);
  return values === undefined ? undefined : { kind: 'choice', values };
}

function textOrTime(name: string): QueryField {
  if (name.endsWith('_at')) return { kind: 'date' };
  return name.endsWith('_on') ? { kind: 'date', isDay: true } : { kind: 'text' };
}

function choices(schema: Schema): readonly string[] | undefined {
  const { entries } = bare(schema)._zod.def;
  return entries === undefined ? undefined : Object.values(entries).map(String);
}

/** Without `nullable` and `optional`. */
function bare(schema: Schema): Schema {
  const { type, innerType } = schema._zod.def;
  return (type === 'nullable' || type === 'optional') && innerType !== undefined ? bare(innerType) : schema;
}
