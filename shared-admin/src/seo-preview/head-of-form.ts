import { headDefaults, headTags, recordSeo } from '@enlace/shared-contract/head';
import { bootElementId } from '@enlace/shared-contract/platform';
import type { Resource } from '@enlace/shared-contract/resources';
import { recordKinds, recordPath } from '@enlace/shared-contract/site';
import type { Locale } from '@enlace/shared-contract/text';

import { fileOf } from '../fields/field-codecs';
import type { Field } from '../fields/field';
import { changedNames, translationOf, type Values } from '../form/form-values';

/** The site's data that the gateway writes into every page. */
export interface Site {
  readonly productName: string;
  readonly origin: string;
}

/** Origin of a part of the head: its own field, the record, a picture that is generated from the title, or the site. */
export type Source = 'own' | 'record' | 'drawn' | 'site';

/** Data for the previews of search results and shared cards. */
export interface FormHead {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
  readonly card: { readonly title: string; readonly description: string; readonly image: string };
  readonly sources: Readonly<Record<'title' | 'description' | 'cardTitle' | 'cardDescription' | 'image', Source>>;
}

export interface FormQuestion {
  readonly contract: Resource;
  readonly fields: readonly Field[];
  readonly values: Values;
  /** The record and the form's initial values; empty for a new record. */
  readonly before: { readonly record: Values; readonly values: Values };
  readonly locale: Locale;
  readonly site: Site;
}

/**
 * The head of the record's public page in a language if the form were saved now, by the same rules as the page; null
 * without a public page.
 */
export function headOfForm(question: FormQuestion): FormHead | null {
  const { contract, locale, site } = question;
  const kind = recordKinds.find((name) => name === contract.name);
  if (kind === undefined) return null;
  const record = editedRecord(question);
  // A new record gets its slug when it is saved.
  const { slug = '…' } = describable(record);
  const path = decodeURIComponent(recordPath(kind, slug));
  const url = `${site.origin}${locale === 'en' ? '' : `/${locale}`}${path}`;
  const defaults = headDefaults({ ...site, locale });
  const tags = headTags(recordSeo({ ...record, ...describable(record), slug }, url, site.productName), defaults);
  const read = (key: string) =>
    tags.find(({ attributes }) => attributes['name'] === key || attributes['property'] === key)?.attributes[
      'content'
    ] ?? '';
  const image = read('og:image');
  const has = (name: string) => isFilled(record[name]);
  const descriptionSource: Source = has('summary') ? 'record' : 'site';
  const titleSource: Source = has('name') || has('title') ? 'record' : 'site';
  return {
    url: tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'] ?? url,
    title: tags.find(({ tag }) => tag === 'title')?.text ?? '',
    description: read('description'),
    isHidden: read('robots').startsWith('noindex'),
    card: { title: read('og:title'), description: read('og:description'), image },
    sources: {
      title: has('seo_title') ? 'own' : titleSource,
      description: has('seo_description') ? 'own' : descriptionSource,
      cardTitle: has('openGraph_title') || has('seo_title') ? 'own' : titleSource,
      cardDescription: has('openGraph_description') || has('seo_description') ? 'own' : descriptionSource,
      image: has('openGraph_images')
        ? 'own'
        : image === defaults.image
          ? 'site'
          : image.includes('/api/v2/share/')
            ? 'drawn'
            : 'record',
    },
  };
}

/** The record as the API would answer it in a language, with the values of the form. Fields that the form empties are removed, as the API does. */
export function editedRecord({ contract, fields, values, before, locale }: Omit<FormQuestion, 'site'>): Values {
  const changedFields = new Set(changedNames(values, before.values));
  const editedValues = fields
    .filter(({ name }) => changedFields.has(name))
    .map((field) => [field.type === 'reference' ? field.from : field.name, values[field.name]] as const);
  const record = { ...before.record, ...Object.fromEntries(editedValues) };
  const texts = contract.translatable.flatMap((name) => {
    const text = locale === 'en' ? '' : translationOf(values, locale, name);
    return text.trim() === '' ? [] : [[name, text] as const];
  });
  const all = Object.entries({ ...record, ...Object.fromEntries(texts) });
  return Object.fromEntries(all.filter(([, value]) => isFilled(value)));
}

/** The parts of a record that fill its head. */
function describable({ name, title, slug, summary, updated_at, cover, featured_image }: Values) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const fields = {
    name: textOf(name),
    title: textOf(title),
    slug: textOf(slug),
    summary: textOf(summary),
    updated_at: textOf(updated_at),
    cover: pictureOf(cover),
    featured_image: pictureOf(featured_image),
  };
  return omitUndefined(fields);
}

function pictureOf(value: unknown) {
  const file = fileOf(value);
  return file === null ? undefined : { url: file.url, alt: file.alt ?? '' };
}

function omitUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const definedFields: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  return Object.assign(
    definedFields,
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  );
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** The site's data in the current page. */
export function readSite(): Site {
  const site = { productName: '', origin: window.location.origin };
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) return site;
  const boot: unknown = JSON.parse(text);
  if (typeof boot !== 'object' || boot === null) return site;
  const { productName, origin } = { productName: undefined, origin: undefined, ...boot };
  return {
    productName: typeof productName === 'string' ? productName : site.productName,
    origin: typeof origin === 'string' ? origin : site.origin,
  };
}
