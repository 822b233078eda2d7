import { abilitiesSchema, mayCall, only, type Resource, type Viewer } from '@enlace/shared-contract';

import type { AdminRow } from './admin-resource';

/** What a person may do with a row. */
export interface RowAbilities {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What a person may do with a resource as a whole. */
export interface Rights extends RowAbilities {
  readonly add: boolean;
  readonly hardRemove: boolean;
  readonly restore: boolean;
  readonly import: boolean;
  readonly export: boolean;
  /** Ask a list by a tree of conditions. */
  readonly ask: boolean;
}

/** What the answer says the person may do with a row; what it does not say, she may not (CONVENTIONS 11). */
export function abilitiesOf(row: AdminRow): RowAbilities {
  const parsed = abilitiesSchema.safeParse(row['abilities']);
  const { edit = false, remove = false } = parsed.success ? parsed.data : {};
  return { edit, remove };
}

/**
 * What the contract lets this person do, by her roles and permissions: the one rule for lists, records and the palette.
 * Rows may let her do more or less, e.g. a leader with her own chapter: `abilitiesOf`.
 */
export function rightsOf({ name, wire, capabilities }: Resource, viewer: Viewer | null): Rights {
  const may = (operation: 'add' | 'edit' | 'remove' | 'hardRemove') => {
    const call = wire[operation];
    return call !== undefined && mayCall(viewer, call.access);
  };
  const [add, edit, remove, hardRemove] = [may('add'), may('edit'), may('remove'), may('hardRemove')];
  const tool = (action: string) => mayCall(viewer, only(['admin'], `${name}.${action}`));
  return {
    add,
    edit,
    remove,
    hardRemove,
    restore: capabilities.trash && remove,
    import: capabilities.import && tool('import'),
    export: tool('export'),
    ask: add || edit || remove,
  };
}
