import { savedViews } from '@enlace/shared-contract/admin';
import { adminPath, type Resource, type RowOf } from '@enlace/shared-contract/resources';
import type { InjectedSlice } from '@enlace/shared-data';
import type { Texts } from '@enlace/shared-platform';

import { createOfficeCalls, type OfficeCalls } from '../calls/office-calls';
import { withHandles, withLimits, type DeclaredField, type DeclaredFilter } from '../fields/declared-field';
import { deriveFields, type WritableName } from '../fields/derived-fields';
import type { Field, FieldTypeName } from '../fields/field';
import type { SeoGroupName } from '../form/seo-fields';
import type { Column } from '../list/column';
import { createMedia, type MediaHandle } from '../media/create-media';
import { createDependents } from '../removal/dependents';
import type {
  AdminAction,
  AdminPanel,
  AfterSave,
  AdminResource,
  BeforeSave,
  FormBanner,
  FormPreview,
  FormSection,
  ListLook,
  OpeningSearch,
  PanelGroups,
  RecordHead,
} from './admin-resource';
import { createHandles, type HandleOf } from './create-handles';
import type { ResourceCatalogue } from './resource-texts';

export interface AdminResourceDeclaration<
  R extends Resource,
  C extends ResourceCatalogue,
  N extends string,
  H extends string = string,
> {
  readonly contract: R;
  /** Path of the list; the path that follows from the contract's name by default. */
  readonly path?: string;
  /** Words of its screens. */
  readonly texts: Texts<C>;
  /** The first column leads to the form. */
  readonly columns: readonly Column<RowOf<R>, N>[];
  /**
   * Fields of the form by section; without sections, the record is read only. Writable fields of the contract that no
   * section names come last in the first section. Their schemas determine the controls.
   */
  readonly sections?: Readonly<Record<string, readonly DeclaredField<N>[]>>;
  /** Writable fields of the contract that the form does not show. */
  readonly hides?: readonly H[];
  readonly filters?: readonly DeclaredFilter<N>[];
  readonly panels?: readonly AdminPanel[];
  readonly groups?: PanelGroups;
  /** State and main figures below the title of a record. */
  readonly head?: RecordHead;
  /** Address of the form that copies a record, when the values of its own form are not all of it. */
  readonly copyAddress?: (id: number) => string;
  /** Address above a record that belongs to another one, with the text `parent`. */
  readonly parentPath?: (row: Readonly<Record<string, unknown>>) => string | null;
  readonly actions?: readonly AdminAction[];
  /** Links in the head of the list. */
  readonly looks?: readonly ListLook[];
  /** Names of fields that the form does not show with these values. */
  readonly hiddenFields?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** The groups of head fields in the form; by default all of them. */
  readonly seoGroups?: readonly SeoGroupName[];
  /** Whether the groups of head fields are one line until it is opened; by default each has its line. */
  readonly isSeoFolded?: boolean;
  readonly beforeSave?: BeforeSave;
  readonly afterSave?: AfterSave;
  readonly banner?: FormBanner;
  /** A preview beside the form. */
  readonly preview?: FormPreview;
  /** Search of the list at an address without one, e.g. `when=upcoming`; its name is the text `opening`. */
  readonly opening?: OpeningSearch;
  /** First order of the list; by default the contract's first sort, newest first. */
  readonly sort?: { readonly by: string; readonly order: 'asc' | 'desc' };
}

/** Requires a label for every writable field of the contract, whether a section names it or not. */
type LabelsOf<R extends Resource, C extends ResourceCatalogue, H extends string> = [
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
  resource<R extends Resource, C extends ResourceCatalogue, const H extends string = never>(
    declaration: AdminResourceDeclaration<R, C, keyof C['fields'] & string, H> &
      (LabelsOf<R, C, H> | { readonly sections?: never }),
  ): AdminResource;
}

/**
 * Starts the back office of a remote.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param handleOf the remote's handles, if screens without the kit use them too
 */
export function createAdmin(owner: string, handleOf = createHandles(owner)): Admin {
  const dependents = createDependents(owner);
  const media = createMedia(owner, handleOf);
  const calls = createOfficeCalls(owner);
  const savedViewsHandle = handleOf(savedViews);
  return {
    calls,
    slices: [dependents, calls, savedViewsHandle],
    media,
    resource({ contract, path = adminPath(contract), texts, columns, panels = [], actions = [], ...rest }) {
      const {
        sections: declaredSections = {},
        hides = [],
        filters: declaredFilters = [],
        sort,
        looks = [],
        ...parts
      } = rest;
      const { sorts } = contract;
      const handle = handleOf(contract);
      const sections = sectionsOf(contract, declaredSections, hides, handleOf);
      const filters = declaredFilters.map((filter) => withHandles(filter, handleOf));
      const fields = sections.flatMap((section) => section.fields);
      const sources = [
        ...[...filters, ...fields].flatMap((field) => sourceOf(field)),
        ...(fields.some(({ type }) => holdsFiles.includes(type)) ? media.slices : []),
      ];
      return {
        ...parts,
        handle,
        // The kit reads rows by name; a function of a column receives a row of its own resource.
        columns: columns as unknown as AdminResource['columns'],
        texts,
        path,
        sections,
        filters,
        panels,
        actions,
        looks,
        dependents,
        calls,
        views: savedViewsHandle,
        media,
        slices: [
          ...new Map(
            [handle, ...sources, dependents, calls, savedViewsHandle].map((slice) => [slice.path, slice]),
          ).values(),
        ],
        rules: {
          sorts,
          defaultSort: sort?.by ?? sorts[0] ?? 'id',
          defaultOrder: sort?.order ?? 'desc',
          filterNames: filters.map(({ name }) => name),
          hasTrash: contract.capabilities.trash,
        },
      };
    },
  };
}

/** The sections with all fields and their limits. */
function sectionsOf(
  contract: Resource,
  declaredSections: Readonly<Record<string, readonly DeclaredField[]>>,
  hides: readonly string[],
  handleOf: HandleOf,
): readonly FormSection[] {
  const declaredNames = Object.values(declaredSections).flatMap((fields) => fields.map(({ name }) => name));
  const names = new Set([...hides, ...declaredNames]);
  return Object.entries(declaredSections).map(([name, fields], index) => ({
    name,
    fields: [...fields, ...(index === 0 ? deriveFields(contract, names) : [])].map((field) =>
      withLimits(contract, withHandles(field, handleOf)),
    ),
  }));
}

/** Types of fields whose values are in the media library. */
const holdsFiles: readonly FieldTypeName[] = ['image', 'gallery', 'document'];

/** The resource whose rows are the values of a field. */
function sourceOf(field: Field): readonly InjectedSlice[] {
  if (field.type === 'lookup') return [field.from.of];
  return 'of' in field ? [field.of] : [];
}
