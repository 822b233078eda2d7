import * as z from 'zod/mini';

import type { Relation } from './define-resource';
import { draftFields } from './draft-fields';
import { id, timestamp } from './common-fields';
import { abilitiesSchema } from './list-answer';
import type { RecordField } from './read-fields';
import { seoSchema } from './seo';
import { optionalText } from './text-fields';

type Schema = z.ZodMiniType;
/** Fields by name; a schema alone is a field that bodies do not have. */
type Fields = Readonly<Record<string, Schema | RecordField>>;

interface Options {
  /** Whether records have the flat fields of a page's head. */
  readonly hasSeo?: boolean;
  /** Whether records have drafts. */
  readonly hasDrafts?: boolean;
}

const { title: seoTitle, ...seoFields } = seoSchema.shape;
const seoTitleInput = optionalText(200);
const dates = { created_at: timestamp, updated_at: timestamp };
const abilities = z.optional(abilitiesSchema);

type SeoOfAnswers = typeof seoFields & { readonly seo_title: typeof seoTitle };
type SeoOfBodies = typeof seoFields & { readonly seo_title: typeof seoTitleInput };
type Flat<T> = { readonly [K in keyof T]: T[K] extends Schema ? T[K] : never };
type Nothing = Readonly<Record<never, never>>;
type SchemaAt<F, Part extends string> = F extends { readonly [P in Part]: infer S extends Schema } ? S : never;
type ReadSchema<F> = F extends Schema ? F : SchemaAt<F, 'read'>;
type ReadShape<F> = { readonly [K in keyof F as [ReadSchema<F[K]>] extends [never] ? never : K]: ReadSchema<F[K]> };
type RowSchema<F> = F extends { readonly isDetail: true }
  ? never
  : F extends { readonly row: infer S extends Schema }
    ? S
    : ReadSchema<F>;
type ListedShape<F> = { readonly [K in keyof F as [RowSchema<F[K]>] extends [never] ? never : K]: RowSchema<F[K]> };
type BodyShape<F, Part extends string, Before extends string = '', After extends string = ''> = {
  readonly [
    K in keyof F & string as [SchemaAt<F[K], Part>] extends [never] ? never : `${Before}${K}${After}`
  ]: SchemaAt<F[K], Part>;
};
type StandardShape<O> = { readonly id: typeof id } & typeof dates & {
    readonly abilities: typeof abilities;
  } & (O extends { readonly hasDrafts: true } ? typeof draftFields : Nothing);

type EntityShape<F, O> = Flat<
  ReadShape<F> & StandardShape<O> & (O extends { readonly hasSeo: true } ? SeoOfAnswers : Nothing)
>;
type RowShape<F, O> = Flat<ListedShape<F> & StandardShape<O>>;
type WriteShape<F, O> = Flat<
  BodyShape<F, 'write'> &
    BodyShape<F, 'attach', 'attach_'> &
    BodyShape<F, 'alt', '', '_alt'> &
    BodyShape<F, 'detach', 'detach_'> &
    (O extends { readonly hasSeo: true } ? SeoOfBodies : Nothing)
>;

interface Declaration<F, O> {
  readonly entity: z.ZodMiniObject<EntityShape<F, O>>;
  readonly listEntity: z.ZodMiniObject<RowShape<F, O>>;
  readonly write: z.ZodMiniObject<WriteShape<F, O>>;
  readonly relations: readonly Relation[];
  readonly hasSeo: boolean;
  readonly hasDrafts: boolean;
}

/**
 * Makes the parts of a resource that follow from its fields: schemas of the record, of a list's row and of a body, and
 * the relations. Every record also has `id`, `created_at`, `updated_at` and `abilities`; `hasSeo` and `hasDrafts` add
 * their fields.
 */
export function declareFields<F extends Fields, const O extends Options = Nothing>(
  fields: F,
  options?: O,
): Declaration<F, O> {
  const { hasSeo = false, hasDrafts = false }: Options = options ?? {};
  const record: Record<string, Schema> = {};
  const row: Record<string, Schema> = {};
  const body: Record<string, Schema> = {};
  const relations: Relation[] = [];
  for (const [name, fieldOrSchema] of Object.entries(fields)) {
    const field: RecordField = '_zod' in fieldOrSchema ? { read: fieldOrSchema } : fieldOrSchema;
    const { read, write, alt, target, key } = field;
    const attach = `attach_${name}`;
    const detach = `detach_${name}`;
    if (read) record[name] = read;
    const ofRow = field.row ?? read;
    if (ofRow && !field.isDetail) row[name] = ofRow;
    if (write) body[name] = write;
    if (field.attach) body[attach] = field.attach;
    if (alt) body[`${name}_alt`] = alt;
    if (field.detach) body[detach] = field.detach;
    if (target) relations.push({ field: name, attach, detach, target, ...(key ? { key } : {}) });
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
    write: z.object({ ...(hasSeo ? seoFields : {}), ...body, ...(hasSeo ? { seo_title: seoTitleInput } : {}) }),
    relations,
    hasSeo,
    hasDrafts,
  } as unknown as Declaration<F, O>;
}
