import type { RowOf, Resource } from '@enlace/shared-contract';
import type { InjectedSlice, ResourceHandle } from '@enlace/shared-data';
import type { Catalogue, Texts } from '@enlace/shared-platform';

import type { Field, FieldOf } from '../fields/field';
import { seoGroupsOf } from '../form/seo-fields';
import type { Column } from '../list/column';
import type { ListRules } from '../list/list-state';
import { createDependents, type Dependents } from '../removal/dependents';
import type { ResourceWords, WordsSource } from './words';

/** Fields that stand together under one heading, `sections.<name>` of the words; without a name, under none. */
export interface FormSection<N extends string = string> {
  readonly name?: string;
  readonly fields: readonly Field<N>[];
  /** Folded until asked for. */
  readonly isFolded?: boolean;
}

/** A filter of the list: a field with one value to choose. */
export type Filter<N extends string = string> = FieldOf<'choice' | 'lookup', N>;

/** A row as the kit handles it, whatever its resource. */
export type AdminRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** A resource as the back office shows it; its three screens are made from this. */
export interface AdminResource extends WordsSource {
  readonly handle: ResourceHandle;
  /** Path of the list; `<path>/new` and `<path>/:id` are its forms. */
  readonly path: string;
  readonly rules: ListRules;
  readonly columns: readonly Column<AdminRow>[];
  readonly filters: readonly Filter[];
  readonly sections: readonly FormSection[];
  readonly dependents: Dependents;
}

export interface AdminResourceDeclaration<R extends Resource, K extends string, N extends string> {
  readonly handle: ResourceHandle<R>;
  readonly path: string;
  /** Part of the texts that speaks of this resource. */
  readonly section: K;
  /** The first column leads to the form. */
  readonly columns: readonly Column<RowOf<R>, N>[];
  readonly sections: readonly FormSection<N>[];
  readonly filters?: readonly Filter<N>[];
  /** Order of the list as it opens; the contract's first sort, newest first, unless told. */
  readonly sort?: { readonly by: string; readonly order: 'asc' | 'desc' };
}

type FieldNames<C, K extends keyof C> = C[K] extends ResourceWords ? keyof C[K]['fields'] & string : never;

/** The back office of one remote. */
export interface Admin<C> {
  /** Slices of the kit's own that a remote's features bring along. */
  readonly slices: readonly InjectedSlice[];
  /** Declares a resource. A field or column without a label in the texts does not compile. */
  resource<R extends Resource, K extends keyof C & string>(
    declaration: AdminResourceDeclaration<R, K, FieldNames<C, K>>,
  ): AdminResource;
}

/**
 * Starts the back office of a remote.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param texts the remote's texts; each resource has a part of the shape `ResourceWords`
 */
export function createAdmin<C extends Catalogue>(owner: string, texts: Texts<C>): Admin<C> {
  const dependents = createDependents(owner);
  return {
    slices: [dependents],
    resource({ handle, path, section, columns, sections, filters = [], sort }) {
      const { sorts } = handle.contract;
      return {
        // The kit reads rows by name only; what a column's function is given is a row of its own resource.
        handle: handle,
        columns: columns as unknown as AdminResource['columns'],
        texts,
        path,
        section,
        sections,
        filters,
        dependents,
        rules: {
          sorts,
          defaultSort: sort?.by ?? sorts[0] ?? 'id',
          defaultOrder: sort?.order ?? 'desc',
          filterNames: filters.map(({ name }) => name),
        },
      };
    },
  };
}

/** What a row is called in sentences. */
export function nameOfRow(row: AdminRow): string {
  const name = row['name'] ?? row['title'];
  return typeof name === 'string' && name !== '' ? name : `#${row.id}`;
}

/** All fields of a resource's form, its head fields included. */
export function fieldsOf({ handle, sections }: AdminResource): readonly Field[] {
  return [...sections, ...seoGroupsOf(handle.contract)].flatMap(({ fields }): readonly Field[] => fields);
}
