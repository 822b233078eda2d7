import * as z from 'zod/mini';

import { id, timestamp } from './common-fields';
import { draftFields } from './draft-fields';
import { abilitiesSchema } from './list-answer';
import type { RecordField } from './read-fields';
import { seoSchema } from './seo';

export type Schema = z.ZodMiniType;
/** Fields by name; a schema alone is a field that bodies do not have. */
export type Fields = Readonly<Record<string, Schema | RecordField>>;

export interface Options {
  /** Whether records have the flat fields of a page's head. */
  readonly hasSeo?: boolean;
  /** Whether records have drafts. */
  readonly hasDrafts?: boolean;
}

const { title: seoTitle, ...otherSeoFields } = seoSchema.shape;
/** The fields of a page's head that answers and bodies share. */
export const seoFields = otherSeoFields;
const dates = { created_at: timestamp, updated_at: timestamp };
const abilities = z.optional(abilitiesSchema);

type SeoOfAnswers = typeof seoFields & { readonly seo_title: typeof seoTitle };
type Flat<T> = { readonly [K in keyof T]: T[K] extends Schema ? T[K] : never };
export type Nothing = Readonly<Record<never, never>>;
export type SchemaAt<F, Part extends string> = F extends { readonly [P in Part]: infer S extends Schema } ? S : never;
type ReadSchema<F> = F extends Schema ? F : SchemaAt<F, 'read'>;
type ReadShape<F> = { readonly [K in keyof F as [ReadSchema<F[K]>] extends [never] ? never : K]: ReadSchema<F[K]> };
type RowSchema<F> = F extends { readonly isDetail: true }
  ? never
  : F extends { readonly row: infer S extends Schema }
    ? S
    : ReadSchema<F>;
type ListedShape<F> = { readonly [K in keyof F as [RowSchema<F[K]>] extends [never] ? never : K]: RowSchema<F[K]> };
type StandardShape<O> = { readonly id: typeof id } & typeof dates & {
    readonly abilities: typeof abilities;
  } & (O extends { readonly hasDrafts: true } ? typeof draftFields : Nothing);

type EntityShape<F, O> = Flat<
  ReadShape<F> & StandardShape<O> & (O extends { readonly hasSeo: true } ? SeoOfAnswers : Nothing)
>;
type RowShape<F, O> = Flat<ListedShape<F> & StandardShape<O>>;
/** What answers contain of a resource. */
export interface Answers<F, O> {
  readonly entity: z.ZodMiniObject<EntityShape<F, O>>;
  readonly listEntity: z.ZodMiniObject<RowShape<F, O>>;
  readonly hasSeo: boolean;
  readonly hasDrafts: boolean;
}

/** As `declareFields`, of a resource that pages only read: without the schemas of bodies, and without relations. */
export function declareAnswers<F extends Fields, const O extends Options = Nothing>(
  fields: F,
  options?: O,
): Answers<F, O> {
  const { hasSeo = false, hasDrafts = false }: Options = options ?? {};
  const record: Record<string, Schema> = {};
  const row: Record<string, Schema> = {};
  for (const [name, fieldOrSchema] of Object.entries(fields)) {
    const { read, isDetail, ...field } = readField(fieldOrSchema);
    if (read) record[name] = read;
    const ofRow = field.row ?? read;
    if (ofRow && !isDetail) row[name] = ofRow;
  }
  const end = { ...dates, ...(hasDrafts ? draftFields : {}), abilities };
  return {
    entity: z.object({
      ...(hasSeo ? seoFields : {}),
      id,
      ...record,
      ...(hasSeo ? { seo_title: seoTitle } : {}),
      ...end,
    }),
    listEntity: z.object({ id, ...row, ...end }),
    hasSeo,
    hasDrafts,
  } as unknown as Answers<F, O>;
}

/** A schema alone is a field that is only read. */
export function readField(field: Schema | RecordField): RecordField {
  return '_zod' in field ? { read: field } : field;
}
