import { seoFieldNames } from '@enlace/shared-contract/head';
import type { QueryFields } from '@enlace/shared-contract/lists';
import { queryOf, type Relation, type SchemaPart } from '@enlace/shared-contract/resources';
import { locales } from '@enlace/shared-contract/text';
import { safeParse, type $ZodType } from 'zod/v4/core';

import type { MountedResource } from '../../core/table/resource-options';

/** A field that a column of a file can be mapped to. */
export interface ImportField {
  readonly field: string;
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'flag' | 'relation' | 'list' | 'file';
  readonly isRequired: boolean;
  readonly values?: readonly string[];
  /** The value is the code of a country, or a list of codes. */
  readonly isCountry?: true;
  /** Table of the related rows. */
  readonly target?: string;
  readonly relation?: Relation;
  /** Language and name of a translation. */
  readonly translation?: readonly [lang: string, name: string];
  /** Identifies the row; never written. */
  readonly isKey?: true;
}

const neverImported = /^(translations|privacy|password|c_password|current_password|updated_at)$/;

/** Fields that a file can set: those of the form, relations by their names, and translations. */
export function importFields(mountedResource: MountedResource): ImportField[] {
  const { resource, options } = mountedResource;
  const files = options.files ?? {};
  const pairNames = new Set(resource.relations.flatMap(({ attach, detach }) => [attach, detach]));
  const queryFields = queryOf(resource);
  const writtenFields = Object.entries<$ZodType>(resource.write.shape).flatMap(([field, schema]): ImportField[] => {
    const isOfFile = Object.keys(files).some((name) =>
      [`attach_${name}`, `detach_${name}`, `${name}_alt`].includes(field),
    );
    if (neverImported.test(field) || pairNames.has(field) || isOfFile) return [];
    const isRequired = !safeParse(schema, undefined).success;
    if (field in files) return [{ field, kind: 'file', isRequired }];
    const shape = shapeOf(schema);
    if (shape === null || (seoFieldNames.includes(field) && !isPlainText(schema))) return [];
    const target = targetOf(queryFields, field);
    if (target !== undefined) return [{ field, kind: 'relation', isRequired, target }];
    const isTime = shape.kind === 'text' && /_(on|at)$/.test(field);
    const isCountry = /(^|_)countr(y|y_code|ies)$/.test(field);
    return [
      {
        field,
        isRequired,
        ...shape,
        ...(isTime ? { kind: 'date' as const } : {}),
        ...(isCountry ? { isCountry: true as const } : {}),
      },
    ];
  });
  const relatedFields = resource.relations.flatMap((relation): ImportField[] => {
    const pair = options.relations?.[relation.field];
    if (pair === undefined || !(relation.attach in resource.write.shape)) return [];
    return [{ field: relation.field, kind: 'relation', isRequired: false, target: pair.target, relation }];
  });
  const translatedFields = resource.translatable.flatMap((name) =>
    locales
      .filter((lang) => lang !== 'en')
      .map((lang): ImportField => ({
        field: `${name}.${lang}`,
        kind: 'text',
        isRequired: false,
        translation: [lang, name],
      })),
  );
  const keys = ['id', ...('slug' in resource.entity.shape ? ['slug'] : [])].filter(
    (name) => !(name in resource.write.shape),
  );
  const keyFields = keys.map((field): ImportField => ({ field, kind: 'text', isRequired: false, isKey: true }));
  return [...keyFields, ...writtenFields, ...relatedFields, ...translatedFields];
}

/** The table of the row whose id a field has; undefined for other fields. */
function targetOf(queryFields: QueryFields, field: string): string | undefined {
  for (const [name, queryField] of Object.entries(queryFields))
    if (queryField.kind === 'relation' && (queryField.column ?? `${name}_id`) === field) return queryField.target;
  return undefined;
}

/** Whether a schema returns a text unchanged. */
function isPlainText(schema: $ZodType): boolean {
  const parsed = safeParse(schema, 'text');
  return parsed.success && parsed.data === 'text';
}

/** Fields that can identify a row. */
export function importKeys({ resource, options }: MountedResource): string[] {
  const unique = ['email', options.slugFrom].filter((name) => name !== undefined && name in resource.write.shape);
  return [
    'none',
    'id',
    ...('slug' in resource.entity.shape ? ['slug'] : []),
    ...unique.filter((name) => name !== undefined),
  ];
}

type Shape = Pick<ImportField, 'kind' | 'values'>;

/** The kind of cell for a schema; null when no cell can contain the value. */
function shapeOf(schema: SchemaPart): Shape | null {
  const { type, innerType, out, element, options, entries } = schema._zod.def;
  if (innerType !== undefined) return shapeOf(innerType);
  if (out !== undefined) return shapeOf(out);
  if (options !== undefined) {
    const lastOption = options.at(-1);
    return lastOption === undefined ? null : shapeOf(lastOption);
  }
  if (entries !== undefined) return { kind: 'choice', values: Object.values(entries).map(String) };
  if (element !== undefined) {
    const one = shapeOf(element);
    if (one === null || one.kind === 'list') return null;
    return { kind: 'list', ...(one.values === undefined ? {} : { values: one.values }) };
  }
  if (type === 'number' || type === 'int') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'flag' };
  return type === 'string' || type === 'transform' ? { kind: 'text' } : null;
}
