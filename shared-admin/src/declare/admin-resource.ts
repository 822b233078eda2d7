import type { Viewer } from '@enlace/shared-contract/access';
import type { savedViews } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';
import type { InjectedSlice, ResourceHandle } from '@enlace/shared-data';
import type { LoadableTexts } from '@enlace/shared-platform';
import type { IconName } from '@enlace/shared-ui';
import type { ComponentType } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import type { Field, FieldOf } from '../fields/field';
import { seoGroupsOf, type SeoGroupName } from '../form/seo-fields';
import type { Column } from '../list/column';
import type { ListRules } from '../list/list-state';
import type { MediaHandle } from '../media/create-media';
import type { Dependents } from '../removal/dependents';

/** A group of fields under a heading, the optional text `sections.<name>`. */
export interface FormSection {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** A filter of the list: a field with one value to choose. */
export type Filter<N extends string = string> = FieldOf<'choice' | 'lookup', N>;

/** A row of any resource. */
export type AdminRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** A tab beside the form of a record, with the text `panels.<name>`. It is loaded when it is opened. */
export interface AdminPanel {
  readonly name: string;
  /** The tab that has this panel with others, with the text `groups.<group>`: see `PanelGroups`. */
  readonly group?: string;
  /** Whether the panel has content of a record for the viewer; the default is yes. */
  readonly isFor?: (record: AdminRow, viewer: Viewer | null) => boolean;
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly record: AdminRow }> }>;
}

/** Tabs that have several panels each, for a record with more panels than a row of tabs can show. */
export interface PanelGroups {
  /** The panel that opens an existing record. */
  readonly first: string;
  /** The group with the form, the history and the activity. */
  readonly form: string;
  /** Groups that show their panels one below the other; others have a second row of tabs. */
  readonly pages: readonly string[];
}

/** State and main figures of a record below its title; it is loaded after the screen. */
export interface RecordHead {
  readonly load: () => Promise<{ readonly Head: ComponentType<{ readonly record: AdminRow }> }>;
}

/** A question before the save of an existing record. */
export interface BeforeSave {
  readonly load: () => Promise<{ readonly BeforeSave: ComponentType<BeforeSaveProps> }>;
}

export interface BeforeSaveProps {
  /** The record as the form has loaded it. */
  readonly record: AdminRow;
  /** The changed values that are about to be sent. */
  readonly values: SaveAnswer;
  /** The answer before a save that failed or was cancelled. */
  readonly answer: SaveAnswer | null;
  /** Saves, with these further values in the same request. */
  readonly onSave: (answer: SaveAnswer) => void;
  /** Ends the save; the next question gets this answer. */
  readonly onClose: (answer?: SaveAnswer) => void;
}

/** Values that a question adds to the request of a save. */
export type SaveAnswer = Readonly<Record<string, unknown>>;

/** A message above the tabs of an existing record. */
export interface FormBanner {
  readonly load: () => Promise<{ readonly Banner: ComponentType<{ readonly record: AdminRow }> }>;
}

/** A question after a save; it is loaded then. `before` is the record as it was opened. */
export interface AfterSave {
  readonly load: () => Promise<{ readonly AfterSave: ComponentType<AfterSaveProps> }>;
}

export interface AfterSaveProps {
  readonly before: AdminRow;
  readonly record: AdminRow;
  /** What `BeforeSave` has added to the request. */
  readonly answer: SaveAnswer;
  readonly onClose: () => void;
}

/** How visitors would see a record if its form were saved now; it is loaded when it is opened. */
export interface FormPreview {
  readonly load: () => Promise<{ readonly Preview: ComponentType<FormPreviewProps> }>;
}

export interface FormPreviewProps {
  /** The record with the edited values, as the form has them; empty fields are left out. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Language of the texts. */
  readonly language: Locale;
}

/** A link in the menu of a record, with the text `actions.<name>`. */
export interface AdminAction {
  readonly name: string;
  readonly icon: IconName;
  /** Target address; null when this row has no such link. */
  readonly to: (row: AdminRow) => string | null;
}

/** A link in the head of a list to another look at its rows, with the text `looks.<name>`. */
export interface ListLook {
  readonly name: string;
  readonly icon: IconName;
  readonly to: string;
}

/** A search, e.g. `when=upcoming`, or the one of a viewer; undefined for viewers who see all rows at first. */
export type OpeningSearch = string | ((viewer: Viewer | null) => string | undefined);

/** A resource in the back office; the kit makes its screens from it. */
export interface AdminResource {
  readonly texts: LoadableTexts;
  readonly handle: ResourceHandle;
  /** Path of the list; `<path>/new` and `<path>/:id` are its forms. */
  readonly path: string;
  readonly rules: ListRules;
  /** Search of the list at an address without one, with the text `opening` as its name. */
  readonly opening?: OpeningSearch | undefined;
  readonly columns: readonly Column<AdminRow>[];
  readonly filters: readonly Filter[];
  readonly sections: readonly FormSection[];
  readonly panels: readonly AdminPanel[];
  readonly groups?: PanelGroups | undefined;
  readonly head?: RecordHead | undefined;
  /** Address of the form that copies a record; the default is the form for a new record with its values. */
  readonly copyAddress?: ((id: number) => string) | undefined;
  /** Address above a record instead of its list, with the text `parent`; null for a record without one. */
  readonly parentPath?: ((row: Readonly<Record<string, unknown>>) => string | null) | undefined;
  readonly actions: readonly AdminAction[];
  readonly looks: readonly ListLook[];
  /** Names of fields that the form does not show with these values; a field with a problem is shown. */
  readonly hiddenFields?: ((values: Readonly<Record<string, unknown>>) => readonly string[]) | undefined;
  /** The groups of head fields in the form; by default all of them. */
  readonly seoGroups?: readonly SeoGroupName[] | undefined;
  /** Whether the groups of head fields are one line until it is opened; by default each has its line. */
  readonly isSeoFolded?: boolean | undefined;
  readonly beforeSave?: BeforeSave | undefined;
  readonly afterSave?: AfterSave | undefined;
  readonly banner?: FormBanner | undefined;
  readonly preview?: FormPreview | undefined;
  readonly dependents: Dependents;
  /** Calls that every resource has: history, presence, drafts, saved views. */
  readonly calls: OfficeCalls;
  /** Saved views of lists. */
  readonly views: ResourceHandle<typeof savedViews>;
  /** The library for its file fields. */
  readonly media: MediaHandle;
  /** Slices that its screens inject: its own, those of its lookups, and the kit's. */
  readonly slices: readonly InjectedSlice[];
}

/** The name of a row in sentences. */
export function nameOfRow(row: AdminRow): string {
  const name = row['label'] ?? row['name'] ?? row['title'];
  return typeof name === 'string' && name !== '' ? name : `#${row.id}`;
}

/** All fields of a resource's form, including its head fields. */
export function fieldsOf({ handle, sections }: AdminResource): readonly Field[] {
  return [...sections, ...seoGroupsOf(handle.contract)].flatMap(({ fields }): readonly Field[] => fields);
}
