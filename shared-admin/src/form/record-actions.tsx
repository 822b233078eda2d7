import { Button, ButtonLink, IconButton } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useIsNarrow } from '../frame/use-is-narrow';
import { useAdminTexts } from '../texts';

export interface RecordActionsProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
  /** On phones all actions are in the menu. */
  readonly isShort?: boolean;
  /** Asks for the deletion; missing when the user must not delete the record. */
  readonly onRemove?: () => void;
}

/** The actions of a record from its declaration, and its deletion. On phones the first is a button, the others a menu. */
export function RecordActions({ admin, row, isShort = false, onRemove }: RecordActionsProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const isNarrow = useIsNarrow();
  const links = admin.actions.flatMap(({ name, icon, to }) => {
    const target = to(row);
    return target === null ? [] : [{ id: name, label: words(`actions.${name}`), icon, to: target }];
  });
  const hasMenu = isNarrow && (isShort || links.length > 1);
  const buttons = hasMenu ? links.slice(0, isShort ? 0 : 1) : links;
  const entries: readonly MenuEntry[] = [
    ...links.slice(buttons.length),
    ...(onRemove === undefined
      ? []
      : [{ id: 'remove', label: t('form.remove'), icon: 'trash', isDanger: true, onSelect: onRemove } as const]),
  ];
  return (
    <>
      {buttons.map(({ id, label, icon, to }) => (
        <ButtonLink key={id} variant="secondary" iconBefore={icon} to={to}>
          {label}
        </ButtonLink>
      ))}
      {hasMenu && entries.length > 0 && (
        <Dropdown
          label={t('list.tools')}
          placement="bottom-end"
          items={entries}
          trigger={(trigger) => <IconButton icon="more" label={t('list.tools')} {...trigger} />}
        />
      )}
      {!hasMenu && onRemove !== undefined && (
        <Button variant="secondary" iconBefore="trash" onClick={onRemove}>
          {t('form.remove')}
        </Button>
      )}
    </>
  );
}
