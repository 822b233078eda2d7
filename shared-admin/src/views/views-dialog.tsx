import { mayCall, only, roleLabel } from '@enlace/shared-contract/access';
import { roles as rolesContract } from '@enlace/shared-contract/identity';
import { lookupCap } from '@enlace/shared-contract/lists';
import { useScreen, type WriteInput } from '@enlace/shared-data';
import { useLocale } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Select, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useShapedWrite } from '../payload/use-shaped-write';
import { useAdminTexts } from '../texts';
import { UndoNotice } from '../undo/undo-notice';
import { keptColumns, type Layout, type SavedView } from './layout';
import { SavedViewItem } from './saved-view-item';

export interface ViewsDialogProps {
  readonly admin: AdminResource;
  readonly savedViews: readonly SavedView[];
  /** Query to save, without a question mark. */
  readonly search: string;
  readonly layout: Layout;
  readonly onClose: () => void;
}

interface LastChange {
  readonly kind: 'removed' | 'overwritten';
  readonly savedView: SavedView;
}

/** Parses the roles of an answer; unknown roles are removed. */
const rolesAnswer = {
  safeParse(value: unknown) {
    const rows: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : null;
    if (!Array.isArray(rows)) return { success: false } as const;
    const data = rows.flatMap((row: unknown) => rolesContract.listEntity.safeParse(row).data ?? []);
    return { success: true, data: { data } } as const;
  },
};

/** Saves the list's state under a name, for the user or for a role; renames, overwrites and removes saved views. */
export function ViewsDialog({ admin, savedViews, search, layout, onClose }: ViewsDialogProps) {
  const t = useAdminTexts();
  const { locale } = useLocale();
  const { viewer } = useScreen();
  const mayShare = mayCall(viewer, only(['admin'], 'views.share'));
  const roles = useOfficeRead(
    admin.calls,
    mayShare ? { call: rolesContract.wire.list, query: { limit: lookupCap } } : null,
    rolesAnswer,
  );
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [isFirst, setFirst] = useState(false);
  const { status, failure, start, clear } = useShapedWrite(admin.views, 'view');
  useEffect(() => clear(), [clear]);

  const listState = {
    search: search.replace(/(^|&)page=\d+/, ''),
    columns: keptColumns(admin.columns, layout),
    density: layout.density,
  };
  /** The last removal or overwriting, with the former values of the saved view. */
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  /** Saved values by the view's id: the list that shows them is read again a moment later. */
  const [edits, setEdits] = useState<Readonly<Record<number, Readonly<Record<string, unknown>>>>>({});
  const handleWrite = (input: WriteInput) => {
    const { id, values } = input;
    const isFlag = values !== undefined && ('is_pinned' in values || 'is_default' in values);
    if (typeof id === 'number' && isFlag) setEdits({ ...edits, [id]: { ...edits[id], ...values } });
    start(input);
  };
  const handleRemove = (savedView: SavedView) => {
    setLastChange({ kind: 'removed', savedView: { ...savedView, ...edits[savedView.id] } });
    start({ operation: 'remove', id: savedView.id });
  };
  const handleOverwrite = (savedView: SavedView) => {
    setLastChange({ kind: 'overwritten', savedView });
    start({ operation: 'edit', id: savedView.id, values: listState });
  };
  /** Restores an overwritten saved view, or adds a removed one again; it gets a new id. */
  const handleUndo = () => {
    if (lastChange === null) return;
    setLastChange(null);
    const { kind, savedView } = lastChange;
    if (kind === 'overwritten') {
      const { id, search: oldSearch, columns, density } = savedView;
      start({ operation: 'edit', id, values: { search: oldSearch, columns, density } });
      return;
    }
    const {
      id: _id,
      abilities: _abilities,
      created_at: _created,
      updated_at: _updated,
      role_id: roleId,
      ...values
    } = savedView;
    start({ operation: 'add', values: { ...values, ...(roleId === null ? {} : { role_id: roleId }) } });
  };
  const save = () =>
    start({
      operation: 'add',
      values: {
        resource: admin.handle.contract.name,
        name,
        ...listState,
        is_default: isFirst,
        ...(role === '' ? { scope: 'mine' } : { scope: 'role', role_id: Number(role) }),
      },
    });
  const fault = failure === null ? '' : (failure.fields['name']?.[0] ?? (failure.message || t('views.failed')));
  return (
    <Modal isOpen size="md" title={t('views.manage')} onClose={onClose}>
      <Stack gap={20}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') save();
          }}
        >
          <Stack gap={12}>
            <FormField label={t('views.name')} hint={t('views.hint')} error={fault} isRequired>
              <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
            </FormField>
            {mayShare && (
              <FormField label={t('views.who')}>
                <Select
                  value={role}
                  placeholder={t('views.mine')}
                  options={(roles.data?.data ?? []).map((one) => ({
                    value: String(one.id),
                    label: roleLabel(one.name, locale, one.label),
                  }))}
                  onChange={(event) => setRole(event.target.value)}
                />
              </FormField>
            )}
            <Checkbox checked={isFirst} onChange={(event) => setFirst(event.target.checked)}>
              {t('views.saveFirst')}
            </Checkbox>
            <Cluster>
              <Button type="submit" isDisabled={name.trim() === ''} isLoading={status === 'pending'}>
                {t('views.save')}
              </Button>
            </Cluster>
          </Stack>
        </form>
        {lastChange !== null && failure === null && (
          <UndoNotice
            text={t(`views.${lastChange.kind}`, { name: lastChange.savedView.name })}
            isUndoing={status === 'pending'}
            onUndo={handleUndo}
            onHide={() => setLastChange(null)}
          />
        )}
        {savedViews.length === 0 ? (
          <Text tone="soft">{t('views.none')}</Text>
        ) : (
          <ul>
            {savedViews.map((savedView) => (
              <SavedViewItem
                key={savedView.id}
                savedView={savedView}
                isBusy={status === 'pending'}
                onWrite={handleWrite}
                onOverwrite={handleOverwrite}
                onRemove={handleRemove}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
}
