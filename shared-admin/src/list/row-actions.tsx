import { IconButton } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import { nameOfRow, type AdminRow } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';

export interface RowActionsProps {
  readonly path: string;
  /** Address of the form that copies a row. */
  readonly copyAddress: ((id: number) => string) | undefined;
  readonly row: AdminRow;
  readonly abilities: { readonly edit: boolean; readonly remove: boolean };
  /** Whether the user can add rows, so also copies. */
  readonly canAdd: boolean;
  readonly onRemove: (row: AdminRow) => void;
}

/** The menu of a row with the actions that the answer allows the user; not rendered without actions. */
export function RowActions({ path, copyAddress, row, abilities, canAdd, onRemove }: RowActionsProps) {
  const t = useAdminTexts();
  const label = t('list.actions', { name: nameOfRow(row) });
  const copy = copyAddress === undefined ? `${path}/new?from=${row.id}` : copyAddress(row.id);
  const items: readonly MenuEntry[] = [
    ...(abilities.edit ? [{ id: 'edit', label: t('list.edit'), icon: 'edit', to: `${path}/${row.id}` } as const] : []),
    ...(canAdd && abilities.edit
      ? [{ id: 'duplicate', label: t('list.duplicate'), icon: 'plus', to: copy } as const]
      : []),
    ...(abilities.remove
      ? [
          {
            id: 'remove',
            label: t('list.remove'),
            icon: 'trash',
            isDanger: true,
            onSelect: () => onRemove(row),
          } as const,
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      items={items}
      trigger={(trigger) => <IconButton icon="more" size="small" label={label} {...trigger} />}
    />
  );
}
