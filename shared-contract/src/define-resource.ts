import type * as z from 'zod/mini';

import type { Access } from './access';
import type { DeclaredQueryField } from './query-fields';
import type { WireCall } from './wire';

/** A schema of an object of fields. */
export type FieldsSchema = z.ZodMiniObject;

/**
 * A many-to-many list: the form holds ids, the wire sends the difference: attach_x[] and detach_x[]
 * (docs/SPECIFICATION.md, section 3).
 */
export interface Relation {
  /** Field of the record that holds the related rows, each with an `id`. */
  readonly field: string;
  readonly attach: string;
  readonly detach: string;
  /** Resource whose rows are picked. */
  readonly target: string;
  /**
   * Name of the id in an entry of `attach`, for a relation whose pairs have columns: `user_id` in
   * `{ user_id: 7, speaker_role: 'host' }`. Entries of other relations are ids alone.
   */
  readonly key?: string;
}

/**
 * Rows of another resource that belong to a row, such as the lessons of a course. They take part in its history: a write
 * of a child adds a revision to its parent and raises its version.
 */
export interface ChildRows {
  /** Name of the children in the parent's history; a field of the record, if it lists them. */
  readonly field: string;
  /** Resource of the children; it can have children of its own. */
  readonly resource: string;
  /** Field of a child that holds the id of its parent. */
  readonly column: string;
}

export interface ResourceWire {
  readonly list: WireCall;
  readonly get: WireCall;
  readonly add?: WireCall;
  readonly edit?: WireCall;
  readonly remove?: WireCall;
  readonly hardRemove?: WireCall;
}

/** What a resource can have beside its calls. */
export const resourceCapabilities = ['import', 'bulk', 'undo', 'history', 'trash', 'drafts'] as const;

export type ResourceCapability = (typeof resourceCapabilities)[number];

/**
 * What the back office and the API offer for a resource. A capability that is false is absent from the API (404), from
 * its description, from the screens and from the generated tests.
 * - `import`: rows from a file
 * - `bulk`: changes of many rows at once
 * - `undo`: removals, jobs and imports can be taken back for some minutes
 * - `history`: revisions of a row, and the way back to one
 * - `trash`: removed rows are listed and can be restored
 * - `drafts`: drafts, previews and planned publication
 */
export type Capabilities = Readonly<Record<ResourceCapability, boolean>>;

/** A resource, declared once; routes, validation, slices, sagas, screens, fake API and tests are made from it. */
export interface Resource<
  TEntity extends FieldsSchema = FieldsSchema,
  TWrite extends FieldsSchema = FieldsSchema,
  TFilters extends FieldsSchema = FieldsSchema,
  TRow extends FieldsSchema = FieldsSchema,
> {
  /** Plural and kebab- or snake-case as in the specification, e.g. `chapters`, `seniority_levels`. */
  readonly name: string;
  /** One row as `get` answers it. */
  readonly entity: TEntity;
  /** One row as `list` answers it, where it is less than the entity. */
  readonly listEntity: TRow;
  /** Fields of add; edit takes any part of them. */
  readonly write: TWrite;
  /** Filters a list takes, beside `listQuerySchema`. */
  readonly filters: TFilters;
  /** Columns a list may be sorted by; the first is the default. */
  readonly sorts: readonly string[];
  /** What can be asked of fields by `where` beside what their schemas tell; `queryOf` answers the whole. */
  readonly query: Readonly<Record<string, DeclaredQueryField>>;
  readonly wire: ResourceWire;
  readonly relations: readonly Relation[];
  readonly children: readonly ChildRows[];
  /** Text fields kept per language in `translations`. */
  readonly translatable: readonly string[];
  /** Text fields that hold HTML: cleaned on the way in and again on the way out. */
  readonly richText: readonly string[];
  /** Fields that a form holds but never sends (docs/SPECIFICATION.md, section 5). */
  readonly drops: readonly string[];
  /** Whether rows have the flat seo fields. */
  readonly hasSeo: boolean;
  /** Whether `remove` keeps the row for the trash. */
  readonly isSoftDeleted: boolean;
  /** Whether a draft can lie beside a row, be previewed and be published now or later; its entity has `draftFields`. */
  readonly hasDrafts: boolean;
  readonly capabilities: Capabilities;
}

export interface ResourceDeclaration<
  TEntity extends FieldsSchema,
  TWrite extends FieldsSchema,
  TFilters extends FieldsSchema,
  TRow extends FieldsSchema,
> {
  readonly name: string;
  readonly entity: TEntity;
  readonly listEntity: TRow;
  readonly write: TWrite;
  readonly filters: TFilters;
  readonly sorts: readonly string[];
  readonly query?: Readonly<Record<string, DeclaredQueryField>>;
  readonly wire: ResourceWire;
  readonly relations?: readonly Relation[];
  readonly children?: readonly ChildRows[];
  readonly translatable?: readonly string[];
  readonly richText?: readonly string[];
  readonly drops?: readonly string[];
  readonly hasSeo?: boolean;
  readonly isSoftDeleted?: boolean;
  readonly hasDrafts?: boolean;
  /** Capabilities that calls and storage make possible and that are switched off: `{ import: false, bulk: false }`. */
  readonly capabilities?: Readonly<Partial<Record<ResourceCapability, false>>>;
}

/** Declares a resource. Rows of a list have the record's fields by default. */
export function defineResource<
  TEntity extends FieldsSchema,
  TWrite extends FieldsSchema,
  TFilters extends FieldsSchema,
  TRow extends FieldsSchema = TEntity,
>(
  declaration: Omit<ResourceDeclaration<TEntity, TWrite, TFilters, TRow>, 'listEntity'> & {
    readonly listEntity?: TRow;
  },
): Resource<TEntity, TWrite, TFilters, TRow> {
  return {
    query: {},
    relations: [],
    children: [],
    translatable: [],
    richText: [],
    drops: [],
    hasSeo: false,
    isSoftDeleted: false,
    hasDrafts: false,
    ...declaration,
    capabilities: capabilitiesOf(declaration),
    // Without a row of its own, TRow is TEntity.
    listEntity: declaration.listEntity ?? (declaration.entity as FieldsSchema as TRow),
  };
}

/** Capabilities that calls and storage make possible, without those that the declaration switches off. */
function capabilitiesOf({
  wire: { add, edit, remove },
  isSoftDeleted = false,
  hasDrafts = false,
  capabilities,
}: Pick<
  ResourceDeclaration<FieldsSchema, FieldsSchema, FieldsSchema, FieldsSchema>,
  'wire' | 'isSoftDeleted' | 'hasDrafts' | 'capabilities'
>): Capabilities {
  const isChangeable = edit !== undefined || remove !== undefined;
  return {
    import: add !== undefined,
    bulk: isChangeable,
    undo: isChangeable,
    history: edit !== undefined,
    trash: isSoftDeleted && remove !== undefined,
    drafts: hasDrafts,
    ...capabilities,
  };
}

export type EntityOf<R extends Resource> = z.infer<R['entity']>;
/** A row of the resource's list. */
export type RowOf<R extends Resource> = z.infer<R['listEntity']>;
export type WriteOf<R extends Resource> = z.infer<R['write']>;

/** Shorthands for a wire table: a read, and the writes in their encodings. Writes outside a resource have `changes`. */
export const wire = {
  get: (path: string, access: Access, query?: Readonly<Record<string, string>>): WireCall => ({
    method: 'GET',
    path,
    body: 'none',
    access,
    ...(query ? { query } : {}),
  }),
  post: (
    path: string,
    body: WireCall['body'],
    access: Access,
    // Written as `{ changes: ['events'] }` at the call: the bundler finds it by this form.
    changes?: Pick<WireCall, 'changes'>,
  ): WireCall => ({ method: 'POST', path, body, access, ...changes }),
};
