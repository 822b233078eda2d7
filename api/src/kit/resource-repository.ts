import { draftFields, type Resource, seoFieldNames } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { type Expression, translated } from './expressions';
import type { ReadContext } from './read-context';
import {
  type ColumnKind,
  createTableRepository,
  type ResourceRepository,
  type TableDeclaration,
} from './table-repository';

/** What the contract cannot know of a resource's table. In its expressions the row is called `t`. */
export interface ResourceTable
  extends
    Omit<TableDeclaration, 'table' | 'isSoftDeleted' | 'fields' | 'columns'>,
    Partial<Pick<TableDeclaration, 'table' | 'isSoftDeleted'>> {
  /** Fields of the answer that are not a column as it is: counts, joins, related rows. */
  computed?(context: ReadContext): Readonly<Record<string, Expression>>;
  /** Columns that add and edit write, where they differ from the fields of the contract; false: not a column. */
  readonly columns?: Readonly<Record<string, ColumnKind | false>>;
}

/** Fields of an answer that no repository reads. */
const addedLater = new Set(['abilities', 'deleted_at', ...Object.keys(draftFields)]);
const seoNames = new Set<string>(seoFieldNames);

/**
 * The repository of a resource with a table of its own. Names, columns and languages of its fields come from the
 * contract: a new field of the contract needs a column in a migration, and nothing here.
 */
export function createResourceRepository(resource: Resource, declaration: ResourceTable): ResourceRepository {
  const { computed = () => ({}), columns, ...rest } = declaration;
  const absent = new Set([...addedLater, ...(resource.hasSeo ? seoNames : [])]);
  const readable = Object.keys(resource.entity.shape).filter(
    (name) => !absent.has(name) && !isRelation(resource, name),
  );
  return createTableRepository({
    table: resource.name,
    isSoftDeleted: resource.isSoftDeleted,
    ...rest,
    fields: (context) => {
      const answered = computed(context);
      const read = readable.filter((name) => !(name in answered));
      return {
        ...Object.fromEntries(read.map((name) => [name, columnOf(resource, context, name)])),
        ...(resource.hasSeo ? { seo: sql`t.seo` } : {}),
        ...answered,
      };
    },
    columns: writtenColumns(resource, columns),
  });
}

function columnOf(resource: Resource, context: ReadContext, name: string): Expression {
  return resource.translatable.includes(name) ? translated(context, name) : sql.ref(`t.${name}`);
}

function writtenColumns(
  resource: Resource,
  given: ResourceTable['columns'] = {},
): Readonly<Record<string, ColumnKind>> {
  const written = Object.keys(resource.write.shape).flatMap((name) => columnWritten(resource, name) ?? []);
  const kinds: [string, ColumnKind | false][] = [
    ...written.map((name): [string, ColumnKind] => [name, kindOf(resource, name)]),
    ...Object.entries(given),
  ];
  return Object.fromEntries([...new Map(kinds)].filter((entry): entry is [string, ColumnKind] => entry[1] !== false));
}

/** The column that a field of a body fills; null where the kit writes it elsewhere: pairs, head data, alt texts. */
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

/** Lists and objects lie in JSON columns. */
function kindOf(resource: Resource, name: string): ColumnKind {
  const schema: Schema | undefined = resource.entity.shape[name];
  return schema !== undefined && ['array', 'object', 'record'].includes(typeOf(schema)) ? 'json' : 'plain';
}

function typeOf({ _zod: { def } }: Schema): string {
  return def.innerType === undefined ? def.type : typeOf(def.innerType);
}
