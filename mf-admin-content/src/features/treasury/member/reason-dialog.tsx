import { useNotices, useOfficeCall } from '@enlace/shared-admin';
import { type MembershipDetails, memberMembershipSchema, treasuryCalls } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { membershipsSubject } from '../state/treasury';
import { treasuryTexts } from '../texts';

export interface ReasonDialogProps {
  readonly step: 'resume' | 'writeOff' | 'endGift';
  readonly membership: MembershipDetails;
  readonly onClose: () => void;
}

/** Confirms a step that needs only a reason. */
export function ReasonDialog({ step, membership, onClose }: ReasonDialogProps) {
  const t = useTexts(treasuryTexts);
  const { money } = useFormats();
  const { showSuccess } = useNotices();
  const { id, user, due_amount: amount, currency } = membership;
  const { start, status, error } = useOfficeCall(admin.calls, `${step} ${id}`);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const words = { name: user.name, amount: money(amount, currency) };

  const handleConfirm = () => {
    setChecked(true);
    if (isMissing) return;
    const text = reason.trim();
    const request = {
      resume: { call: treasuryCalls.pauseDunning, params: { id }, body: { until: null, reason: text } },
      writeOff: { call: treasuryCalls.writeOff, params: { id }, body: { reason: text } },
      endGift: { call: treasuryCalls.endGivenPlan, params: { id: user.id }, body: { reason: text } },
    }[step];
    start({ ...request, schema: memberMembershipSchema, changes: [membershipsSubject] }, () => {
      showSuccess(t(`${step}Done`));
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={step !== 'resume'}
      title={t(`${step}Title`, words)}
      confirmLabel={t(step)}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t(`${step}Hint`)}</Text>
        <FormField
          label={t('reason')}
          hint={t('reasonHint')}
          isRequired
          error={isChecked && isMissing ? t('needed') : (error?.fields['reason']?.[0] ?? '')}
        >
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
