import { type Describable, recordPicture } from '../record-seo';
import type { Locale } from '../text';

/** The product's mark as a public picture, from the shell's `public` folder. */
const logoPath = '/static/apple-touch-icon.png';

/** A thing of schema.org as JSON-LD. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a record's structured data is made for. */
export interface ThingContext {
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
  /** Absolute origin of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** What is over by now is offered no more. */
  readonly now: Date;
}

/** The fields with a value; empty ones are omitted. */
function filledFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export function makeThing(type: string, fields: Readonly<Record<string, unknown>>): Thing {
  return { '@type': type, ...filledFields(fields) };
}

/** An absolute address. */
export function absolute(
  path: string | undefined | null,
  { origin }: Pick<ThingContext, 'origin'>,
): string | undefined {
  return path ? new URL(path, origin).href : undefined;
}

/** A picture of the record that search engines can show: they take no drawings. */
export function picture(record: Describable, { url }: Pick<ThingContext, 'url'>): string | undefined {
  return recordPicture(record, url)?.url;
}

interface AddressFields {
  readonly street?: string | null;
  readonly city?: string | null;
  readonly region?: string | null;
  readonly country?: string | null;
}

/** A postal address, or undefined when nothing of it is known. */
export function address({ street, city, region, country }: AddressFields): Thing | undefined {
  const fields = filledFields({
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  });
  return Object.keys(fields).length === 0 ? undefined : makeThing('PostalAddress', fields);
}

/** The community itself. */
export function community({ productName, origin }: Pick<ThingContext, 'productName' | 'origin'>): Thing {
  return makeThing('Organization', { name: productName, url: `${origin}/`, logo: `${origin}${logoPath}` });
}
