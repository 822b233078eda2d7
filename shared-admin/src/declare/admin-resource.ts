import type { savedViews } from '@enlace/shared-contract';
import type { InjectedSlice, ResourceHandle } from '@enlace/shared-data';
import type { LoadableTexts } from '@enlace/shared-platform';
import type { IconName } from '@enlace/shared-ui';
import type { ComponentType } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import type { Field, FieldOf } from '../fields/field';
import { seoGroupsOf } from '../form/seo-fields';
import type { Column } from '../list/column';
import type { ListRules } from '../list/list-state';
import type { MediaHandle } from '../media/create-media';
import type { Dependents } from '../removal/dependents';

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

/** What a row is called in sentences. */
export function nameOfRow(row: AdminRow): string {
  const name = row['name'] ?? row['title'];
  return typeof name === 'string' && name !== '' ? name : `#${row.id}`;
}

/** All fields of a resource's form, its head fields included. */
export function fieldsOf({ handle, sections }: AdminResource): readonly Field[] {
  return [...sections, ...seoGroupsOf(handle.contract)].flatMap(({ fields }): readonly Field[] => fields);
}
