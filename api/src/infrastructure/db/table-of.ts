import type { Seo } from '@enlace/shared-contract/head';
import type { EntityOf, Resource, WriteOf } from '@enlace/shared-contract/resources';
import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, Json, MaybeJson, MaybeTime, Optional, Picture, Time, Translations } from './column-types';

/**
 * The table of a resource, from its contract: a column for each field that is both answered and written, and the
 * standard columns that its records show. Columns that the contract does not know are added:
 * `TableOf<typeof jobs> & { company_id: number }`.
 */
export type TableOf<R extends Resource> = Columns<EntityOf<R>, WriteOf<R>>;

type Columns<TEntity, TWrite> = Pick<StandardColumns, keyof StandardColumns & keyof TEntity> &
  ('seo_title' extends keyof TEntity ? { seo: Json<Readonly<Record<string, unknown>>> } : unknown) & {
    [Name in ColumnName<TEntity, TWrite>]: ColumnOf<Name, TEntity[Name], Written<TWrite, Name>>;
  };

interface StandardColumns {
  id: Generated<number>;
  slug: string;
  translations: Json<Translations>;
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
  deleted_at: MaybeTime;
}

type SeoName = Exclude<keyof Seo, 'title'> | 'seo_title';

type ColumnName<TEntity, TWrite> =
  | Exclude<keyof TEntity & keyof TWrite, keyof StandardColumns | SeoName>
  | { [Name in keyof TEntity]-?: IsGallery<Name, TEntity[Name], TWrite> extends true ? Name : never }[keyof TEntity];

/** A list of pictures is written by `attach_`; lists of rows, which are written in the same way, have tables of pairs. */
type IsGallery<Name, Value, TWrite> = Name extends string
  ? `attach_${Name}` extends keyof TWrite
    ? Value extends readonly { readonly url: string }[]
      ? true
      : false
    : false
  : false;

type Written<TWrite, Name> = Name extends keyof TWrite ? TWrite[Name] : undefined;

/** Instants end in `_at`; lists and objects are JSON; what a form can leave out has a default or can be empty. */
type ColumnOf<Name, Value, TWritten> = Name extends `${string}_at`
  ? IsEmptiable<Value> extends true
    ? MaybeTime
    : Time
  : NonNullable<Value> extends object
    ? JsonColumn<Value>
    : IsEmptiable<Value> extends true
      ? Optional<NonNullable<Value>>
      : undefined extends TWritten
        ? ColumnType<Value, Value | undefined, Value>
        : Value;

type JsonColumn<Value> = IsEmptiable<Value> extends true ? MaybeJson<Stored<Value>> : Json<Stored<Value>>;

/** Pictures are stored with less than answers show. */
type Stored<Value> =
  NonNullable<Value> extends { readonly url: string }
    ? Picture
    : NonNullable<Value> extends readonly { readonly url: string }[]
      ? readonly Picture[]
      : Readonly<NonNullable<Value>>;

type IsEmptiable<Value> = null extends Value ? true : undefined extends Value ? true : false;
