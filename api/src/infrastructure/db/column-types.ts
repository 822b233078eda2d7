import type { Locale } from '@enlace/shared-contract/text';
import type { ColumnType, Generated } from 'kysely';

export type Time = ColumnType<Date, Date, Date>;
export type GeneratedTime = ColumnType<Date, Date | undefined, Date>;
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A nullable column that an insert can omit. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Reads return parsed JSON; writes take JSON text, which both drivers accept. */
export type Json<T> = ColumnType<T, string | undefined, string>;
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Texts by language and field. */
export type Translations = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** A picture as stored in a column. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** Columns of every table with a numeric id. */
export interface Row {
  id: Generated<number>;
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}

/** Columns of a table whose rows have a translated name. */
export interface NamedRow extends Row {
  name: string;
  slug: string;
  translations: Json<Translations>;
}

/** Columns of a table whose rows have a public page. */
export interface PageRow extends Row {
  slug: string;
  summary: Optional<string>;
  description: Optional<string>;
  cover: MaybeJson<Picture>;
  seo: Json<Readonly<Record<string, unknown>>>;
  translations: Json<Translations>;
  deleted_at: MaybeTime;
}
