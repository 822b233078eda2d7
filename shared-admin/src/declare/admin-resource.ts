import { savedViews, type RowOf, type Resource } from '@enlace/shared-contract';
import { createResource, type InjectedSlice, type ResourceHandle } from '@enlace/shared-data';
import type { LoadableTexts, Texts } from '@enlace/shared-platform';
import type { IconName } from '@enlace/shared-ui';
import type { ComponentType } from 'react';

import { createOfficeCalls, type OfficeCalls } from '../calls/office-calls';
import { withLimits, type DeclaredField } from '../fields/declared-field';
import { deriveFields, type WritableName } from '../fields/derived-fields';
import type { Field, FieldOf, FieldTypeName } from '../fields/field';
import { seoGroupsOf } from '../form/seo-fields';
import type { Column } from '../list/column';
import type { ListRules } from '../list/list-state';
import { createMedia, type MediaHandle } from '../media/create-media';
import { createDependents, type Dependents } from '../removal/dependents';
import type { ResourceWords } from './words';

/** Fields that stand together under one heading, `sections.<name>` of the words, if there is one. */
export interface FormSection {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** A filter of the list: a field with one value to choose. */
export type Filter<N extends string = string> = FieldOf<'choice' | 'lookup', N>;

/** A row as the kit handles it, whatever its resource. */
export type AdminRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Something beside the form of a record: a tab of its own, `panels.<name>` of the words. Loaded when it is opened. */
export interface AdminPanel {
  readonly name: string;
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly record: AdminRow }> }>;
}

/** A way on from a record, in its menu: `actions.<name>` of the words. */
export interface AdminAction {
  readonly name: string;
  readonly icon: IconName;
  /** Address that it leads to; null where this row has no such way. */
  readonly to: (row: AdminRow) => string | null;
}

/** A resource as the back office shows it; its screens are made from this. */
export interface AdminResource {
  readonly texts: LoadableTexts;
  readonly handle: ResourceHandle;
  /** Path of the list; `<path>/new` and `<path>/:id` are its forms. */
  readonly path: string;
  readonly rules: ListRules;
  readonly columns: readonly Column<AdminRow>[];
  readonly filters: readonly Filter[];
  readonly sections: readonly FormSection[];
  readonly panels: readonly AdminPanel[];
  readonly actions: readonly AdminAction[];
  readonly dependents: Dependents;
  /** Calls that every resource has: history, presence, drafts, views. */
  readonly calls: OfficeCalls;
  /** Saved views of lists. */
  readonly views: ResourceHandle<typeof savedViews>;
  /** The library that its fields of files choose from. */
  readonly media: MediaHandle;
  /** What its screens inject: its own slice, those its fields choose from, the kit's. */
  readonly slices: readonly InjectedSlice[];
}

export interface AdminResourceDeclaration<
  R extends Resource,
  C extends ResourceWords,
  N extends string,
  H extends string = string,
> {
  readonly handle: ResourceHandle<R>;
  readonly path: string;
  /** What its screens say. */
  readonly texts: Texts<C>;
  /** The first column leads to the form. */
  readonly columns: readonly Column<RowOf<R>, N>[];
  /**
   * Fields of the form by section; none: the record is looked at, not edited. Writable fields of the contract that no
   * section names come last in the first section, with the control that their schemas tell.
   */
  readonly sections?: Readonly<Record<string, readonly DeclaredField<N>[]>>;
  /** Writable fields of the contract that the form does not show. */
  readonly hides?: readonly H[];
  readonly filters?: readonly Filter<N>[];
  readonly panels?: readonly AdminPanel[];
  readonly actions?: readonly AdminAction[];
  /** Order of the list as it opens; the contract's first sort, newest first, unless told. */
  readonly sort?: { readonly by: string; readonly order: 'asc' | 'desc' };
}

/** Requires a label for every writable field of the contract, whether a section names it or not. */
type LabelsOf<R extends Resource, C extends ResourceWords, H extends string> = [
  Exclude<WritableName<R>, H | keyof C['fields']>,
] extends [never]
  ? unknown
  : { readonly missingLabels: Exclude<WritableName<R>, H | keyof C['fields']> };

/** The back office of one remote. */
export interface Admin {
  /** Calls of its screens that are no list, record or write. */
  readonly calls: OfficeCalls;
  /** Slices of the kit's own. */
  readonly slices: readonly InjectedSlice[];
  /** The media library; a screen that uses it injects its slices. */
  readonly media: MediaHandle;
  /** Declares a resource. A field or column without a label in the texts does not compile. */
  resource<R extends Resource, C extends ResourceWords, const H extends string = never>(
    declaration: AdminResourceDeclaration<R, C, keyof C['fields'] & string, H> &
      (LabelsOf<R, C, H> | { readonly sections?: never }),
  ): AdminResource;
}

/**
 * Starts the back office of a remote.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 */
export function createAdmin(owner: string): Admin {
  const dependents = createDependents(owner);
  const media = createMedia(owner);
  const calls = createOfficeCalls(owner);
  const views = createResource(owner, savedViews, { client: 'authenticated' });
  return {
    calls,
    slices: [dependents, calls, views],
    media,
    resource({
      handle,
      path,
      texts,
      columns,
      sections: declared = {},
      filters = [],
      panels = [],
      actions = [],
      ...rest
    }) {
      const { sort, hides = [] } = rest;
      const { sorts } = handle.contract;
      const sections = sectionsOf(handle.contract, declared, hides);
      const fields = sections.flatMap((section) => section.fields);
      const sources = [
        ...[...filters, ...fields].flatMap((field) => sourceOf(field)),
        ...(fields.some(({ type }) => holdsFiles.includes(type)) ? media.slices : []),
      ];
      return {
        // The kit reads rows by name only; what a column's function is given is a row of its own resource.
        handle: handle,
        columns: columns as unknown as AdminResource['columns'],
        texts,
        path,
        sections,
        filters,
        panels,
        actions,
        dependents,
        calls,
        views,
        media,
        slices: [
          ...new Map([handle, ...sources, dependents, calls, views].map((slice) => [slice.path, slice])).values(),
        ],
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

/** The sections with all fields and their limits. */
function sectionsOf(
  contract: Resource,
  declared: Readonly<Record<string, readonly DeclaredField[]>>,
  hides: readonly string[],
): readonly FormSection[] {
  const names = new Set([...hides, ...Object.values(declared).flatMap((fields) => fields.map(({ name }) => name))]);
  return Object.entries(declared).map(([name, fields], index) => ({
    name,
    fields: [...fields, ...(index === 0 ? deriveFields(contract, names) : [])].map((field) =>
      withLimits(contract, field),
    ),
  }));
}

/** Types of fields whose values lie in the media library. */
const holdsFiles: readonly FieldTypeName[] = ['image', 'gallery', 'document'];

/** The resource that a field's values are chosen from. */
function sourceOf(field: Field): readonly InjectedSlice[] {
  if (field.type === 'lookup') return [field.from.of];
  return field.type === 'relation' || field.type === 'reference' ? [field.of] : [];
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
