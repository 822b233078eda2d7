import type { MemberSelection, TalentPool } from '@enlace/shared-contract/talent-pool';
import { noticeShown, useCall, useRead } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField, Select, Text } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { idOf } from '../../../lib/addresses';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { ChangePreview } from './change-preview';

export interface PoolMembersDialogProps {
  /** Pools with members by hand that the viewer can change. */
  readonly pools: readonly TalentPool[];
  /** The pool that members leave; null to add them to one. */
  readonly leftPool: TalentPool | null;
  readonly selection: MemberSelection;
  /** When the dialog was opened, in milliseconds. */
  readonly visit: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds members to a pool or removes them, after a look at their number. */
export function PoolMembersDialog({ pools, leftPool, selection, visit, onClose, onDone }: PoolMembersDialogProps) {
  const t = useTexts(talentTexts);
  const dispatch = useDispatch();
  const { run, status, error, clear } = useCall(talent.calls.changeMembers, 'many to pool');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const isRemoval = leftPool !== null;
  const poolId = leftPool?.id ?? chosenId;
  const change = poolId === null ? null : { poolId, isRemoval, selection };
  const preview = useRead(talent.calls.previewMembers, change === null ? null : { ...change, visit });

  const handleSubmit = async () => {
    setChecked(true);
    if (change === null) return;
    try {
      const { changed: count } = await run(change);
      dispatch(noticeShown({ kind: 'success', text: t('bulk.done', { count }) }));
    } catch {
      // The state of the call has the error.
      return;
    }
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={leftPool === null ? t('bulk.toPoolTitle') : t('bulk.fromPoolTitle', { name: leftPool.name })}
      isDismissible={status === 'pending' ? false : 'byKey'}
      closeLabel={t('cancel')}
      submitLabel={t('bulk.apply')}
      isLoading={status === 'pending'}
      failure={error === null ? null : (error.fields['ids']?.[0] ?? (error.message || t('failed')))}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      {!isRemoval && pools.length === 0 && <Text>{t('bulk.noPools')}</Text>}
      {!isRemoval && pools.length > 0 && (
        <FormField label={t('pools.label')} isRequired error={isChecked && poolId === null ? t('bulk.poolNeeded') : ''}>
          <Select
            placeholder={t('bulk.choosePool')}
            options={pools.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosenId ?? ''}
            onChange={({ target }) => setChosenId(idOf(target.value))}
          />
        </FormField>
      )}
      {change !== null && <ChangePreview preview={preview} />}
    </FormDialog>
  );
}
