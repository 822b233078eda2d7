import { type Access, namesForAllRows } from './access';
import type { Resource } from './define-resource';
import type { PageDeclaration, PageRecords } from './pages';

type LocalizedText = PageDeclaration['title'];

export interface ResourcePages {
  /** Beginning of the pages' names and of their screens' chunk: `<name>-list`, `<name>-new`, `<name>-edit`. */
  readonly name: string;
  /** Path of the list, `adminPath` of the resource by default; `<path>/new` and `<path>/:id` are the forms. */
  readonly path?: string;
  readonly title: LocalizedText;
  /** Title of the form that adds; left out where nothing can be added. */
  readonly add?: LocalizedText;
  /** Title of a single record. */
  readonly edit: LocalizedText;
  /** The palette finds the records by name; `detail` distinguishes records of the same name. */
  readonly palette?: Pick<PageRecords, 'detail'>;
  readonly nav?: Omit<NonNullable<PageDeclaration['nav']>, 'label' | 'place'>;
}

/** The usual path of a resource in the back office: `/admin/company-categories` for `company_categories`. */
export function adminPath({ name }: Pick<Resource, 'name'>): string {
  return `/admin/${name.replaceAll('_', '-')}`;
}

/** Who may make one of these calls: names of roles and permissions, as a page's `allowed` lists them. */
export function allowedBy(accesses: readonly (Access | undefined)[]): string[] {
  const names = accesses.flatMap((access) =>
    access?.kind === 'roles'
      ? [...access.roles, access.permission, ...(access.rows === undefined ? [] : [access.rows])]
      : [],
  );
  return [...new Set(names)];
}

/** The records of a resource as the palette of every remote finds them. */
export function recordsOf(
  { name, wire, sorts, capabilities }: Resource,
  { detail }: Pick<PageRecords, 'detail'>,
): PageRecords {
  const { list, edit, remove } = wire;
  const sort = ['name', 'title'].find((field) => sorts.includes(field)) ?? sorts[0] ?? 'id';
  const drafts = capabilities.drafts && edit !== undefined ? (['publish', 'unpublish'] as const) : [];
  const finders = namesForAllRows(edit?.access);
  return {
    resource: name,
    list: list.path,
    sort,
    ...(detail === undefined ? {} : { detail }),
    ...(list.access.kind === 'roles' ? { listedBy: namesOf(list.access) } : {}),
    ...(finders === null ? {} : { foundBy: [...finders] }),
    commands: [
      ...drafts.map((command) => ({ name: command, allowed: namesOf(edit?.access) })),
      ...(remove === undefined ? [] : [{ name: 'delete' as const, allowed: namesOf(remove.access) }]),
    ],
  };
}

/** Roles and permission of a call, without the rights that rows add; empty for every signed-in user. */
function namesOf(access: Access | undefined): string[] {
  return access?.kind === 'roles' ? [...access.roles, access.permission] : [];
}

/** The back office's pages of a resource: list, form that adds, record. Who may change its rows may open them. */
export function resourcePages(resource: Resource, options: ResourcePages): PageDeclaration[] {
  const { wire } = resource;
  const { name, path = adminPath(resource), title, add, edit, nav, palette } = options;
  const { list, get } = wire;
  const writes = [wire.add, wire.edit, wire.remove, wire.hardRemove].map((call) => call?.access);
  const shared = { layout: 'admin' as const, protected: true, screen: name };
  // Public fields and read-only fields give no hint about editors.
  const reads = [list, get].map(({ access }) => access);
  return [
    {
      ...shared,
      name: `${name}-list`,
      path,
      title,
      allowed: allowedBy([...writes, reads[0]]),
      ...(nav === undefined ? {} : { nav: { ...nav, label: title, place: 'main' as const } }),
      ...(palette === undefined ? {} : { records: recordsOf(resource, palette) }),
    },
    ...(add === undefined
      ? []
      : [{ ...shared, name: `${name}-new`, path: `${path}/new`, title: add, allowed: allowedBy([wire.add?.access]) }]),
    {
      ...shared,
      name: `${name}-edit`,
      path: `${path}/:id`,
      title: edit,
      allowed: allowedBy([...writes, reads[1]]),
    },
  ];
}
