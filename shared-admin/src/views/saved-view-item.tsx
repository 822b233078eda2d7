import type { WriteInput } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, IconButton, Text, TextInput, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { useAdminTexts } from '../texts';
import type { SavedView } from './layout';

export interface SavedViewItemProps {
  readonly savedView: SavedView;
  /** A change is on its way. Further presses wait: a write that runs takes no second one. */
  readonly isBusy: boolean;
  readonly onWrite: (input: WriteInput) => void;
  /** Stores the present state of the list under its name. */
  readonly onOverwrite: (savedView: SavedView) => void;
  readonly onRemove: (savedView: SavedView) => void;
}

/** One saved view: its name, which can be changed, and buttons to overwrite, to open the list with it and to remove it. */
export function SavedViewItem({ savedView, isBusy, onWrite, onOverwrite, onRemove }: SavedViewItemProps) {
  const t = useAdminTexts();
  const { id, name, is_default: isDefault, is_pinned: isPinned, abilities, scope } = savedView;
  const [newName, setNewName] = useState<string | null>(null);
  const canEdit = abilities?.edit === true;
  /** The buttons keep the focus meanwhile. */
  const unlessBusy = (act: () => void) => {
    if (!isBusy) act();
  };
  const edit = (values: Readonly<Record<string, unknown>>) => onWrite({ operation: 'edit', id, values });
  if (newName !== null) {
    return (
      <Line>
        <Rename
          onSubmit={(event) => {
            event.preventDefault();
            if (newName.trim() === '' || isBusy) return;
            edit({ name: newName.trim() });
            setNewName(null);
          }}
        >
          <TextInput
            autoFocus
            aria-label={t('views.newName', { name })}
            value={newName}
            maxLength={80}
            onChange={(event) => setNewName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Keeps the dialog open.
              event.stopPropagation();
              setNewName(null);
            }}
          />
          <Button size="small" type="submit" isDisabled={newName.trim() === ''} isLoading={isBusy}>
            {t('views.rename')}
          </Button>
        </Rename>
      </Line>
    );
  }
  return (
    <Line>
      <span>{scope === 'role' ? t('views.shared', { name }) : name}</span>
      {canEdit ? (
        <>
          <Button
            size="small"
            variant="ghost"
            aria-disabled={isBusy}
            onClick={() => unlessBusy(() => onOverwrite(savedView))}
          >
            {t('views.overwrite')}
          </Button>
          <Button
            size="small"
            variant={isPinned ? 'secondary' : 'ghost'}
            aria-disabled={isBusy}
            aria-pressed={isPinned}
            aria-label={t('views.pinOf', { name })}
            title={t('views.pinOf', { name })}
            {...(isPinned ? { iconBefore: 'check' as const } : {})}
            onClick={() => unlessBusy(() => edit({ is_pinned: !isPinned }))}
          >
            {t('views.pin')}
          </Button>
          <Button
            size="small"
            variant={isDefault ? 'secondary' : 'ghost'}
            aria-disabled={isBusy}
            aria-pressed={isDefault}
            aria-label={t('views.opensWith', { name })}
            title={t('views.opensWith', { name })}
            {...(isDefault ? { iconBefore: 'check' as const } : {})}
            onClick={() => unlessBusy(() => edit({ is_default: !isDefault }))}
          >
            {t('views.first')}
          </Button>
          <IconButton icon="edit" size="small" label={t('views.renameOf', { name })} onClick={() => setNewName(name)} />
        </>
      ) : (
        isDefault && <Text size="small">{t('views.first')}</Text>
      )}
      {abilities?.remove !== false && (
        <IconButton
          icon="trash"
          size="small"
          label={t('views.remove', { name })}
          aria-disabled={isBusy}
          onClick={() => unlessBusy(() => onRemove(savedView))}
        />
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  border-top: 1px solid ${theme.color.line};
  > span:first-child {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Rename = styled.form`
  display: flex;
  flex: 1;
  gap: ${theme.space[8]};
  align-items: center;
  padding-block: ${theme.space[4]};
`;
