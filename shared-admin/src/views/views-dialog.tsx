import { lookupCap, mayCall, only, roles as rolesContract } from '@enlace/shared-contract';
import { useScreen, useWrite } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, FormField, IconButton, Select, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { keptColumns, type Layout, type SavedView } from './layout';

export interface ViewsDialogProps {
  readonly admin: AdminResource;
  readonly savedViews: readonly SavedView[];
  /** Query to save, without a question mark. */
  readonly search: string;
  readonly layout: Layout;
  readonly onClose: () => void;
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

/** Saves the list's state under a name, for the user or for a role, and removes saved views. */
export function ViewsDialog({ admin, savedViews, search, layout, onClose }: ViewsDialogProps) {
  const t = useAdminTexts();
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
  const { status, failure, start, clear } = useWrite(admin.views, 'view');
  useEffect(() => clear(), [clear]);

  const save = () =>
    start({
      operation: 'add',
      values: {
        resource: admin.handle.contract.name,
        name,
        search: search.replace(/(^|&)page=\d+/, ''),
        columns: keptColumns(admin.columns, layout),
        density: layout.density,
        is_default: isFirst,
        ...(role === '' ? { scope: 'mine' } : { scope: 'role', role_id: Number(role) }),
      },
    });
  const fault = failure === null ? '' : (failure.fields['name']?.[0] ?? (failure.message || t('views.failed')));
  return (
    <Modal isOpen isDismissible="byKey" size="md" title={t('views.manage')} onClose={onClose}>
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
                  options={(roles.data?.data ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
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
        {savedViews.length === 0 ? (
          <Text tone="soft">{t('views.none')}</Text>
        ) : (
          <List>
            {savedViews.map((savedView) => (
              <li key={savedView.id}>
                <span>{savedView.scope === 'role' ? t('views.shared', { name: savedView.name }) : savedView.name}</span>
                {savedView.abilities?.edit === true ? (
                  <Button
                    size="small"
                    variant={savedView.is_default ? 'secondary' : 'ghost'}
                    aria-pressed={savedView.is_default}
                    aria-label={t('views.opensWith', { name: savedView.name })}
                    title={t('views.opensWith', { name: savedView.name })}
                    {...(savedView.is_default ? { iconBefore: 'check' as const } : {})}
                    onClick={() =>
                      start({ operation: 'edit', id: savedView.id, values: { is_default: !savedView.is_default } })
                    }
                  >
                    {t('views.first')}
                  </Button>
                ) : (
                  savedView.is_default && <Text size="small">{t('views.first')}</Text>
                )}
                {savedView.abilities?.remove !== false && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('views.remove', { name: savedView.name })}
                    onClick={() => start({ operation: 'remove', id: savedView.id })}
                  />
                )}
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Modal>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 2.5rem;
    border-top: 1px solid ${theme.color.line};
  }
  > li > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
