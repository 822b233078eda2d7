import type { Viewer } from '@enlace/shared-contract/access';
import type { Locale } from '@enlace/shared-contract/text';
import type { ResourceHandle } from '@enlace/shared-data';

/** One choice. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FieldBase<N extends string> {
  /** Name in the record and on the wire; its label is the text `fields.<name>`, its hint `hints.<name>`. */
  readonly name: N;
  /** The kit sets it from the contract, like all limits. */
  readonly isRequired?: boolean;
  /** `half` of the row on wide screens; the default is `full`. */
  readonly width?: 'half' | 'full';
}

/** A resource with few rows, which are all listed, e.g. countries. */
export interface LookupSource<S = ResourceHandle> {
  readonly of: S;
  /** The stored field of a chosen row; the default is its id. */
  readonly store?: string;
}

/** Choices by value (texts `options.<name>.<value>`), or a function that makes them for a language. */
export type ChoiceSource = readonly string[] | ((locale: Locale) => readonly Choice[]);

/** A time zone that the row of a reference has. */
export interface ZoneOfRow {
  /** The reference, which carries `name`. */
  readonly reference: string;
  /** The row in a record. */
  readonly from: string;
  readonly name: string;
}

/** The properties of each type of field. `S` identifies another resource, by its handle or its contract. */
interface FieldShapes<S> {
  text: object;
  email: object;
  url: object;
  color: object;
  date: object;
  switch: object;
  textarea: { readonly rows?: number };
  number: { readonly minimum?: number; readonly maximum?: number; readonly step?: number | 'any' };
  /** An amount in minor units of the currency that the field `currency` has; users type whole units. */
  money: { readonly currency: string };
  /** One value of a list. */
  choice: {
    readonly choices: ChoiceSource;
    /** Value of a new record. */
    readonly initial?: string;
  };
  /** Several values of a list. */
  choices: { readonly choices: ChoiceSource };
  /** One row of a small resource. */
  lookup: { readonly from: LookupSource<S> };
  /** Rows of a large resource, with a search on the server; sent as attach_x and detach_x. */
  relation: {
    readonly of: S;
    readonly hint?: string;
    /** Filters of the choices that a viewer is offered; by default all rows. */
    readonly narrows?: (viewer: Viewer | null) => Readonly<Record<string, string | boolean>> | undefined;
    /** Fields that the first chosen row fills with its own values, unless the user has filled them. */
    readonly fills?: readonly string[];
  };
  /** One row of a large resource, with a search on the server. The record contains the row itself under `from`. */
  reference: {
    readonly of: S;
    readonly from: string;
    readonly hint?: string;
    /** Filters of the choices that a viewer is offered; by default all rows. */
    readonly narrows?: (viewer: Viewer | null) => Readonly<Record<string, string | boolean>> | undefined;
    /** Fields that a new record takes over from the row that its address names, e.g. `?event_id=5`. */
    readonly gives?: readonly string[];
    /** Fields of the chosen row that other fields of the form read, e.g. its time zone. */
    readonly carries?: readonly string[];
  };
  /**
   * Rows of another resource, each with a text about it, e.g. speakers with their roles. `key` names the id of a row and
   * `column` its text; sent as attach_x and detach_x.
   */
  pairs: { readonly of: S; readonly key: string; readonly column: string; readonly hint?: string };
  /**
   * An instant, shown and entered in the time zone that the field `zone` names, by default in the user's. The field
   * `moves` is a later instant that keeps its distance when this one changes.
   */
  instant: { readonly zone?: string | ZoneOfRow; readonly moves?: string };
  /** HTML, edited in its final look. */
  richText: object;
  /** One picture of the media library. */
  image: object;
  /** Several pictures in order; sent as attach_x and detach_x. */
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

/** A field of a form as plain data; the registries `fieldCodecs` and `fieldEditors` implement its type. */
export type Field<N extends string = string, S = ResourceHandle> = FieldOf<FieldTypeName, N, S>;
