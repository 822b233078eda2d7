import {
  bootElementId,
  headDefaults,
  headTags,
  recordKinds,
  recordPath,
  recordSeo,
  type Locale,
  type Resource,
} from '@enlace/shared-contract';

import { fileOf } from '../fields/field-codecs';
import type { Field } from '../fields/field';
import { changedNames, translationOf, type Values } from '../form/form-values';

/** What the gateway says of the site in every page. */
export interface Site {
  readonly productName: string;
  readonly origin: string;
}

/** Where a part of the head comes from: its own field, the record, a drawing of its title, or the site. */
export type Source = 'own' | 'record' | 'drawn' | 'site';

/** What search results and shared cards are made from. */
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
  /** What the values were read from; empty when adding. */
  readonly before: { readonly record: Values; readonly values: Values };
  readonly locale: Locale;
  readonly site: Site;
}

/**
 * The head that the record's public page would have in a language if the form were saved now, by the same rules as the
 * page itself; null for what has no page.
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
  const described: Source = has('summary') ? 'record' : 'site';
  const named: Source = has('name') || has('title') ? 'record' : 'site';
  return {
    url: tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'] ?? url,
    title: tags.find(({ tag }) => tag === 'title')?.text ?? '',
    description: read('description'),
    isHidden: read('robots').startsWith('noindex'),
    card: { title: read('og:title'), description: read('og:description'), image },
    sources: {
      title: has('seo_title') ? 'own' : named,
      description: has('seo_description') ? 'own' : described,
      cardTitle: has('openGraph_title') || has('seo_title') ? 'own' : named,
      cardDescription: has('openGraph_description') || has('seo_description') ? 'own' : described,
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

/** The record as it would be answered in a language. What the form empties is gone, as the API leaves it out. */
function editedRecord({ contract, fields, values, before, locale }: FormQuestion): Values {
  const changed = new Set(changedNames(values, before.values));
  const edited = fields
    .filter(({ name }) => changed.has(name))
    .map((field) => [field.type === 'reference' ? field.from : field.name, values[field.name]] as const);
  const record = { ...before.record, ...Object.fromEntries(edited) };
  const texts = contract.translatable.flatMap((name) => {
    const text = locale === 'en' ? '' : translationOf(values, locale, name);
    return text.trim() === '' ? [] : [[name, text] as const];
  });
  const all = Object.entries({ ...record, ...Object.fromEntries(texts) });
  return Object.fromEntries(all.filter(([, value]) => isFilled(value)));
}

/** The parts of a record that its head is filled from. */
function describable({ name, title, slug, summary, updated_at, cover, featured_image }: Values) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const given = {
    name: textOf(name),
    title: textOf(title),
    slug: textOf(slug),
    summary: textOf(summary),
    updated_at: textOf(updated_at),
    cover: pictureOf(cover),
    featured_image: pictureOf(featured_image),
  };
  return omitUndefined(given);
}

function pictureOf(value: unknown) {
  const held = fileOf(value);
  return held === null ? undefined : { url: held.url, alt: held.alt ?? '' };
}

function omitUndefined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const filled: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  return Object.assign(filled, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** The site as the page at hand was told it. */
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
