import * as z from 'zod/mini';

import {
  type Answers,
  declareAnswers,
  type Fields,
  type Nothing,
  type Options,
  readField,
  type Schema,
  type SchemaAt,
  seoFields,
} from './declare-answers';
import type { Relation } from './define-resource';
import { optionalText } from './text-fields';

const seoTitleInput = optionalText(200);

type Flat<T> = { readonly [K in keyof T]: T[K] extends Schema ? T[K] : never };
type SeoOfBodies = typeof seoFields & { readonly seo_title: typeof seoTitleInput };
type BodyShape<F, Part extends string, Before extends string = '', After extends string = ''> = {
  readonly [
    K in keyof F & string as [SchemaAt<F[K], Part>] extends [never] ? never : `${Before}${K}${After}`
  ]: SchemaAt<F[K], Part>;
};
type WriteShape<F, O> = Flat<
  BodyShape<F, 'write'> &
    BodyShape<F, 'attach', 'attach_'> &
    BodyShape<F, 'alt', '', '_alt'> &
    BodyShape<F, 'detach', 'detach_'> &
    (O extends { readonly hasSeo: true } ? SeoOfBodies : Nothing)
>;

interface Declaration<F, O> extends Answers<F, O> {
  readonly write: z.ZodMiniObject<WriteShape<F, O>>;
  readonly relations: readonly Relation[];
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
  const answers = declareAnswers(fields, options);
  const body: Record<string, Schema> = {};
  const relations: Relation[] = [];
  for (const [name, fieldOrSchema] of Object.entries(fields)) {
    const field = readField(fieldOrSchema);
    const { write, alt, target, key } = field;
    const attach = `attach_${name}`;
    const detach = `detach_${name}`;
    if (write) body[name] = write;
    if (field.attach) body[attach] = field.attach;
    if (alt) body[`${name}_alt`] = alt;
    if (field.detach) body[detach] = field.detach;
    if (target) relations.push({ field: name, attach, detach, target, ...(key ? { key } : {}) });
  }
  const { hasSeo } = answers;
  return {
    ...answers,
    write: z.object({ ...(hasSeo ? seoFields : {}), ...body, ...(hasSeo ? { seo_title: seoTitleInput } : {}) }),
    relations,
  } as unknown as Declaration<F, O>;
}
