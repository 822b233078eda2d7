import type { ChangedChild, Revision } from '@enlace/shared-contract/admin';

/** Fields of a revision: those of the record itself, and those of each child row. */
export interface ChangedFields {
  readonly recordFields: readonly string[];
  readonly children: readonly { readonly child: ChangedChild; readonly fields: readonly string[] }[];
}

/** Groups the fields of a revision. A child that only has changed children of its own is left out. */
export function changedFields({ fields, children = [] }: Pick<Revision, 'fields' | 'children'>): ChangedFields {
  const ownerOf = (field: string): ChangedChild | undefined =>
    children
      .filter(({ path }) => field.startsWith(`${path}.`))
      .sort((one, other) => other.path.length - one.path.length)[0];
  const owners = new Map(fields.map((field) => [field, ownerOf(field)]));
  const groups = children.map((child) => ({ child, fields: fields.filter((field) => owners.get(field) === child) }));
  return {
    recordFields: fields.filter((field) => owners.get(field) === undefined),
    children: groups.filter((group) => group.fields.length > 0 || group.child.change !== 'edit'),
  };
}
