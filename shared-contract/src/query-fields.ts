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
 * What can be asked of a resource's list (`where`): its texts, numbers, dates, choices, flags and relations, read off
 * its fields, with what the declaration says of them (`query`). Pictures, counts of nothing and head data are left out.
 * The list must be the same in browser and server, so it is computed from the declaration alone.
 */
export function queryOf(resource: Resource): QueryFields {
  const known = computed.get(resource);
  if (known !== undefined) return known;
  const fields: Record<string, QueryField> = {};
  for (const [name, schema] of Object.entries<Schema>(resource.entity.shape)) {
    const declared = resource.query[name];
    const field = declared === undefined ? derived(resource, name, schema) : fieldOf(declared);
    if (field !== undefined) fields[name] = field;
  }
  computed.set(resource, fields);
  return fields;
}

const computed = new WeakMap<Resource, QueryFields>();

/** `'text'` for short; false leaves a field out. */
export type DeclaredQueryField = QueryField | Exclude<QueryField['kind'], 'relation'> | false;

function fieldOf(declared: DeclaredQueryField): QueryField | undefined {
  if (declared === false) return undefined;
  return typeof declared === 'string' ? { kind: declared } : declared;
}

function derived(resource: Resource, name: string, given: Schema): QueryField | undefined {
  const relation = resource.relations.find(({ field }) => field === name);
  if (relation !== undefined) return { kind: 'relation', target: relation.target };
  if (notAsked.has(name)) return undefined;
  const schema = bare(given);
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
