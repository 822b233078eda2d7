import { draftFields } from '@enlace/shared-contract/admin';
import { seoFieldNames } from '@enlace/shared-contract/head';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { readPairs } from './derived-relations';
import { type Expression, translateColumn } from './expressions';
import type { ReadContext } from './read-context';
import type { ColumnKind, ResourceRepository } from './repository';
import { createTableRepository, type TableDeclaration } from './table-repository';

/** Facts about a resource's table that are not in its contract. In its expressions the row has the alias `t`. */
export interface ResourceTable
  extends
    Omit<TableDeclaration, 'table' | 'isSoftDeleted' | 'fields' | 'columns'>,
    Partial<Pick<TableDeclaration, 'table' | 'isSoftDeleted'>> {
  /** Fields of the answer that are no plain column: counts, joins, related rows. */
  computed?(context: ReadContext): Readonly<Record<string, Expression>>;
  /** Exceptions from the fields of the contract for columns that add and edit write; false: no column. */
  readonly columns?: Readonly<Record<string, ColumnKind | false>>;
}

/** Fields of an answer that the repository does not read. */
const addedLater = new Set(['abilities', 'deleted_at', ...Object.keys(draftFields)]);
const seoNames = new Set<string>(seoFieldNames);
/** The names of computed fields are the same in every context. */
const emptyContext: ReadContext = { lang: null, now: new Date(0) };

/**
 * The repository of a resource with its own table. Names, columns and languages of its fields come from the contract:
 * a new field of the contract needs a column in a migration, and no change here. A relation that is not computed has
 * its pairs in a table of its own, e.g. `companies_areas`.
 */
export function createResourceRepository(resource: Resource, declaration: ResourceTable): ResourceRepository {
  const { computed: computedFields = () => ({}), columns, ...rest } = declaration;
  const absent = new Set([...addedLater, ...(resource.hasSeo ? seoNames : [])]);
  const readable = Object.keys(resource.entity.shape).filter(
    (name) => !absent.has(name) && !isRelation(resource, name),
  );
  const computedNames = Object.keys(computedFields(emptyContext));
  const derivedRelations = resource.relations.filter(({ field }) => !computedNames.includes(field));
  const repository = createTableRepository({
    table: resource.name,
    isSoftDeleted: resource.isSoftDeleted,
    ...rest,
    fields: (context) => {
      const computedByName = computedFields(context);
      const read = readable.filter((name) => !(name in computedByName));
      return {
        ...Object.fromEntries(read.map((name) => [name, columnOf(resource, context, name)])),
        ...(resource.hasSeo ? { seo: sql`t.seo` } : {}),
        ...Object.fromEntries(derivedRelations.map((one) => [one.field, readPairs(resource, one, context)])),
        ...computedByName,
      };
    },
    columns: writtenColumns(resource, columns),
  });
  return { ...repository, derivedRelations: derivedRelations.map(({ field }) => field) };
}

function columnOf(resource: Resource, context: ReadContext, name: string): Expression {
  return resource.translatable.includes(name) ? translateColumn(context, name) : sql.ref(`t.${name}`);
}

function writtenColumns(
  resource: Resource,
  declaredKinds: ResourceTable['columns'] = {},
): Readonly<Record<string, ColumnKind>> {
  const writtenNames = Object.keys(resource.write.shape).flatMap((name) => columnWritten(resource, name) ?? []);
  const kinds: [string, ColumnKind | false][] = [
    ...writtenNames.map((name): [string, ColumnKind] => [name, kindOf(resource, name)]),
    ...Object.entries(declaredKinds),
  ];
  return Object.fromEntries([...new Map(kinds)].filter((entry): entry is [string, ColumnKind] => entry[1] !== false));
}

/**
 * The column that a field of a body fills; null when the kit writes the field elsewhere: pairs, head data,
 * alternative texts.
 */
function columnWritten(resource: Resource, name: string): string | null {
  const { write, drops, hasSeo } = resource;
  const [, gallery = ''] = /^attach_(.+)$/.exec(name) ?? [];
  if (gallery !== '') return gallery in resource.entity.shape && !isRelation(resource, gallery) ? gallery : null;
  if (name === 'translations' || name.startsWith('detach_') || drops.includes(name)) return null;
  if (hasSeo && seoNames.has(name)) return null;
  const [, picture = ''] = /^(.+)_alt$/.exec(name) ?? [];
  return picture in write.shape || `attach_${picture}` in write.shape ? null : name;
}

function isRelation(resource: Resource, name: string): boolean {
  return resource.relations.some(({ field }) => field === name);
}

interface Schema {
  readonly _zod: { readonly def: { readonly type: string; readonly innerType?: Schema } };
}

/** Lists and objects are stored in JSON columns. */
function kindOf(resource: Resource, name: string): ColumnKind {
  const schema: Schema | undefined = resource.entity.shape[name];
  return schema !== undefined && ['array', 'object', 'record'].includes(typeOf(schema)) ? 'json' : 'plain';
}

function typeOf({ _zod: { def } }: Schema): string {
  return def.innerType === undefined ? def.type : typeOf(def.innerType);
}
