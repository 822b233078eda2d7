import { mayCall, mayCallForRows, only, type Viewer } from '@enlace/shared-contract/access';
import { abilitiesSchema } from '@enlace/shared-contract/lists';
import type { Resource } from '@enlace/shared-contract/resources';

import type { AdminRow } from './admin-resource';

/** The viewer's rights on a row. */
export interface RowAbilities {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** The viewer's rights on a resource. */
export interface Rights extends RowAbilities {
  readonly add: boolean;
  readonly hardRemove: boolean;
  readonly restore: boolean;
  readonly import: boolean;
  readonly export: boolean;
  /** Filter a list by conditions. */
  readonly filter: boolean;
}

/** The abilities in an answer; a missing ability counts as forbidden. */
export function abilitiesOf(row: AdminRow): RowAbilities {
  const parsed = abilitiesSchema.safeParse(row['abilities']);
  const { edit = false, remove = false } = parsed.success ? parsed.data : {};
  return { edit, remove };
}

/**
 * The viewer's rights by role and permission, as the contract declares them; lists, records and the palette use this
 * function. A row can allow more or less, e.g. to a leader of the chapter: `abilitiesOf`. Users with a right by rows
 * add rows and filter their own ones.
 */
export function rightsOf({ name, wire, capabilities }: Resource, viewer: Viewer | null): Rights {
  const may = (operation: 'edit' | 'remove' | 'hardRemove') => {
    const call = wire[operation];
    return call !== undefined && mayCall(viewer, call.access);
  };
  const [edit, remove, hardRemove] = [may('edit'), may('remove'), may('hardRemove')];
  const mayForRows = (call = wire.edit) => call !== undefined && mayCallForRows(viewer, call.access);
  const add = wire.add !== undefined && mayForRows(wire.add);
  const tool = (action: string) => mayCall(viewer, only(['admin'], `${name}.${action}`));
  return {
    add,
    edit,
    remove,
    hardRemove,
    restore: capabilities.trash && remove,
    import: capabilities.import && tool('import'),
    export: tool('export'),
    filter: add || remove || mayForRows(),
  };
}
