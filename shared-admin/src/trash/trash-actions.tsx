import { restoreCall } from '@enlace/shared-contract/admin';
import { subjectOf, useRead, useScreen, useWrite, whenDone } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, Cluster, IconButton } from '@enlace/shared-ui';
import { ConfirmDialog, Dropdown } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import { rightsOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useIsNarrow } from '../frame/use-is-narrow';
import { useNotices } from '../frame/use-notices';
import { useAdminTexts } from '../texts';

export interface TrashActionsProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
  /** Called when the row was restored or deleted. */
  readonly onGone: () => void;
}

/** Actions of a row in the trash: restore, and permanent deletion if the resource allows it. */
export function TrashActions({ admin, row, onGone }: TrashActionsProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const formats = useFormats();
  const { viewer } = useScreen();
  const { calls, dependents, handle } = admin;
  const { id } = row;
  const name = nameOfRow(row);
  const place = { resource: handle.contract.name, id };
  const [isErasing, setErasing] = useState(false);
  const lookup = useRead(dependents.calls.list, isErasing ? place : null);
  const { showSuccess, showFailure } = useNotices();
  const back = useOfficeCall(calls, `restore ${handle.path} ${id}`);
  const { status, failure, run } = useWrite(handle, `hardRemove:${id}`);

  const handleRestore = () => {
    const request = { call: restoreCall, params: place, changes: [subjectOf(place.resource)] };
    back.run(request).then(
      () => {
        showSuccess(t('trash.restored', { name }));
        onGone();
      },
      (failure: unknown) => showFailure(failure, t('trash.failed')),
    );
  };
  const handleErase = () =>
    whenDone(run({ operation: 'hardRemove', id }), () => {
      showSuccess(words('removed', { name }));
      onGone();
    });

  const isNarrow = useIsNarrow();
  const mayErase = rightsOf(handle.contract, viewer).hardRemove;
  const label = t('list.actions', { name });
  return (
    <Cluster gap={4} isNoWrap>
      {isNarrow ? (
        <Dropdown
          label={label}
          placement="bottom-end"
          items={[
            { id: 'restore', label: t('trash.restore'), icon: 'refresh', onSelect: handleRestore },
            ...(mayErase
              ? [
                  {
                    id: 'erase',
                    label: t('trash.erase'),
                    icon: 'trash' as const,
                    isDanger: true,
                    onSelect: () => setErasing(true),
                  },
                ]
              : []),
          ]}
          trigger={(trigger) => <IconButton icon="more" size="small" label={label} {...trigger} />}
        />
      ) : (
        <>
          <Button
            size="small"
            variant="secondary"
            iconBefore="refresh"
            isLoading={back.status === 'pending'}
            onClick={handleRestore}
          >
            {t('trash.restore')}
          </Button>
          {mayErase && (
            <IconButton
              icon="trash"
              size="small"
              label={t('trash.erase')}
              title={t('trash.erase')}
              onClick={() => setErasing(true)}
            />
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isErasing}
        isDanger
        title={t('trash.eraseTitle', { name })}
        confirmLabel={t('trash.erase')}
        typeName={name}
        consequences={(lookup.answer ?? []).map(
          ({ label, resource, count }) => `${label ?? resource}: ${formats.number(count)}`,
        )}
        isLoading={status === 'pending'}
        error={failure === null ? undefined : failure.message || t('remove.failed')}
        onConfirm={handleErase}
        onClose={() => setErasing(false)}
      >
        {t('trash.eraseText')}
      </ConfirmDialog>
    </Cluster>
  );
}
