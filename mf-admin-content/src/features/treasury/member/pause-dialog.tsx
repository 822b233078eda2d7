import { useNotices, useOfficeCall } from '@enlace/shared-admin';
import { type MembershipDetails, memberMembershipSchema, treasuryCalls } from '@enlace/shared-contract/memberships';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { ConfirmDialog, DateInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { daysFromNow, endOfDay } from '../state/days';
import { membershipsSubject } from '../state/treasury';
import { treasuryTexts } from '../texts';

export interface PauseDialogProps {
  readonly membership: MembershipDetails;
  readonly onClose: () => void;
}

/** Pauses the charges of a failed payment until a day. */
export function PauseDialog({ membership, onClose }: PauseDialogProps) {
  const t = useTexts(treasuryTexts);
  const { showSuccess } = useNotices();
  const { id, user } = membership;
  const { start, status, error } = useOfficeCall(admin.calls, `pause ${id}`);
  const [until, setUntil] = useState(() => daysFromNow(14));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = { until: until === '' ? t('needed') : '', reason: reason.trim() === '' ? t('needed') : '' };
  const show = (name: keyof typeof problems): string =>
    (isChecked ? problems[name] : '') || (error?.fields[name]?.[0] ?? '');

  const handleConfirm = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const body = { until: endOfDay(until), reason: reason.trim() };
    const request = { call: treasuryCalls.pauseDunning, params: { id }, body, schema: memberMembershipSchema };
    start({ ...request, changes: [membershipsSubject] }, () => {
      showSuccess(t('pauseDone'));
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('pauseTitle', { name: user.name })}
      confirmLabel={t('pause')}
      isLoading={status === 'pending'}
      error={error === null || error.fields['until'] !== undefined ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('pauseHint')}</Text>
        <FormField label={t('until')} isRequired error={show('until')}>
          <DateInput
            min={daysFromNow(1)}
            max={daysFromNow(89)}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </FormField>
        <FormField label={t('reason')} hint={t('reasonHint')} isRequired error={show('reason')}>
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
