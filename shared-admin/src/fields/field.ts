import type { Locale } from '@enlace/shared-contract';
import type { ResourceHandle } from '@enlace/shared-data';

/** One thing to choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FieldBase<N extends string> {
  /** Name in the record and on the wire; its label is `fields.<name>` of the resource's words, its hint `hints.<name>`. */
  readonly name: N;
  /** Set by the kit from the contract, as all limits. */
  readonly isRequired?: boolean;
  /** Half of the row on a wide window; the whole by default. */
  readonly width?: 'half' | 'full';
}

/** Rows of another resource, few enough to be listed whole, e.g. countries. */
export interface LookupSource<S = ResourceHandle> {
  readonly of: S;
  /** What is stored of a chosen row; its id by default. */
  readonly store?: string;
}

/** Choices written down by their values (words `options.<name>.<value>`), or made in the person's language. */
export type ChoiceSource = readonly string[] | ((locale: Locale) => readonly Choice[]);

/** What each type of field has beside its name; `S` is how it names the resource that its values are rows of. */
interface FieldShapes<S> {
  text: object;
  email: object;
  url: object;
  color: object;
  date: object;
  switch: object;
  textarea: { readonly rows?: number };
  number: { readonly minimum?: number; readonly maximum?: number; readonly step?: number | 'any' };
  /** One of a list. */
  choice: { readonly choices: ChoiceSource };
  /** Some of a list. */
  choices: { readonly choices: ChoiceSource };
  /** One row of a small resource. */
  lookup: { readonly from: LookupSource<S> };
  /** Rows of a large resource, found by searching the server; sent as attach_x and detach_x. */
  relation: { readonly of: S; readonly hint?: string };
  /** One row of a large resource, found by searching the server. The record holds the row itself under `from`. */
  reference: { readonly of: S; readonly from: string; readonly hint?: string };
  /** An instant, read and written in the person's own time zone. */
  instant: object;
  /** HTML, edited as it will look. */
  richText: object;
  /** One picture of the media library. */
  image: object;
  /** Several of them, in order; sent as attach_x and detach_x. */
  gallery: object;
  /** One file that is no picture. */
  document: object;
  /** Short texts, one per line. */
  lines: object;
  /** Addresses of pictures, one per line. */
  pictures: object;
  /** The same page in other languages, one per line: a language and an address. */
  alternates: object;
}

export type FieldTypeName = keyof FieldShapes<never>;

/** A field of one type. */
export type FieldOf<T extends FieldTypeName, N extends string = string, S = ResourceHandle> = {
  [K in T]: FieldBase<N> & { readonly type: K } & Readonly<FieldShapes<S>[K]>;
}[T];

/** A field of a form, as plain data; the registries `fieldCodecs` and `fieldEditors` know what its type means. */
export type Field<N extends string = string, S = ResourceHandle> = FieldOf<FieldTypeName, N, S>;
