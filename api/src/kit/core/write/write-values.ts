import { seoFieldNames } from '@enlace/shared-contract/head';
import type { Resource } from '@enlace/shared-contract/resources';
import { cleanLine, cleanText, isObject } from '@enlace/shared-contract/text';
import { safeParse } from 'zod/v4/core';

import { cleanRichText } from '../values/rich-text';
import type { Row } from '../table/repository';

/** Translations by language; blank texts are left out. */
export function cleanTranslations(resource: Resource, value: unknown): Row {
  if (!isObject(value)) return {};
  const languages = Object.entries(value).map(([language, texts]) => {
    const cleanTexts = Object.entries(isObject(texts) ? texts : {}).flatMap(([field, text]) => {
      if (!resource.translatable.includes(field) || typeof text !== 'string') return [];
      const clean = resource.richText.includes(field) ? cleanRichText(text) : cleanAs(resource, field, text);
      return clean === '' ? [] : [[field, clean] as const];
    });
    return [language, Object.fromEntries(cleanTexts)] as const;
  });
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** A translation in the form of its base text: one line, or several. */
function cleanAs({ write }: Resource, field: string, text: string): string {
  const schema = write.shape[field];
  const parsed = schema === undefined ? undefined : safeParse(schema, text);
  return parsed?.success === true && typeof parsed.data === 'string' ? parsed.data : cleanText(text);
}

/** The seo fields of a record after a write; emptied fields are removed. */
function mergeSeo(before: unknown, values: Row): Row {
  const mergedFields: Row = { ...(isObject(before) ? before : {}) };
  for (const name of seoFieldNames) {
    const value = values[name];
    if (value === undefined) continue;
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) delete mergedFields[name];
    else mergedFields[name] = typeof value === 'string' ? cleanLine(value) : value;
  }
  return mergedFields;
}

/** The columns of a table for the values of a parsed body. `before` is the bare row of an edit. */
export function columnsOf(resource: Resource, values: Row, before: Row | null): Row {
  return {
    ...values,
    ...richTexts(resource, values),
    ...('translations' in values ? { translations: cleanTranslations(resource, values['translations']) } : {}),
    ...(resource.hasSeo ? { seo: mergeSeo(before?.['seo'], values) } : {}),
  };
}

/** The rich texts among the values, cleaned. */
export function richTexts(resource: Resource, values: Row): Row {
  const texts = resource.richText.flatMap((field) => {
    const text = values[field];
    return typeof text === 'string' ? [[field, cleanRichText(text)] as const] : [];
  });
  return Object.fromEntries(texts);
}
