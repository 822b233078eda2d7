import * as z from 'zod/mini';

import type { Resource } from '../define-resource';
import { seoFieldNames } from '../seo';
import { sampleValues } from './sample-values';

/**
 * A body that adds a row: a believable value for each field of the write schema, and translations. Rows that it refers
 * to have the id 1. Left out: files, head data, and fields that accept no sample.
 * @param number makes names and addresses different; they contain it
 */
export function createSampleBody(resource: Resource, number: number): Record<string, unknown> {
  const fields = Object.entries(resource.write.shape);
  const samples = fields.flatMap(([name, schema], place) => {
    if (!isSampled(resource, name) || takesAnything(schema)) return [];
    const isRichText = resource.richText.includes(name);
    const values = isAttachment(name) ? [1] : sampleValues(name, schema, { number, place, isRichText });
    const isList = z.safeParse(schema, []).success;
    const value = values.map((one) => (isList ? [one] : one)).find((one) => z.safeParse(schema, one).success);
    return value === undefined ? [] : [[name, value] as const];
  });
  const body = Object.fromEntries(samples);
  return { ...body, ...createTranslations(resource, body) };
}

function isSampled({ drops, hasSeo }: Resource, name: string): boolean {
  const isSeo = hasSeo && seoFieldNames.includes(name);
  return !isSeo && name !== 'translations' && !/(^|_)detach_|_alt$/.test(name) && !drops.includes(name);
}

const isAttachment = (name: string): boolean => /(^|_)attach_/.test(name);

/** A field of files takes anything: the API checks it. */
function takesAnything(schema: z.core.$ZodType): boolean {
  return [{ any: 'thing' }, [{ any: 'thing' }]].some((value) => z.safeParse(schema, value).success);
}

function createTranslations({ write, translatable }: Resource, body: Readonly<Record<string, unknown>>): object {
  if (!('translations' in write.shape)) return {};
  const texts = Object.entries(body).filter(
    ([name, value]) => translatable.includes(name) && typeof value === 'string',
  );
  return texts.length === 0 ? {} : { translations: { pt: Object.fromEntries(texts) } };
}
