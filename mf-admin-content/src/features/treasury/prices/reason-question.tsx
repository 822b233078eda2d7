import { type OfficeRequest, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { membershipsSubject } from '../state/treasury';
import { priceChangeTexts } from './texts';

export interface ReasonQuestionProps {
  /** Name of the call. */
  readonly name: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger: boolean;
  readonly lines: readonly string[];
  readonly doneText: string;
  readonly requestOf: (reason: string) => OfficeRequest;
  readonly onClose: () => void;
}

/** Asks for a reason before a call that concerns many members. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { name, title, confirmLabel, isDanger, lines, doneText, requestOf, onClose } = props;
  const t = useTexts(priceChangeTexts);
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, name);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';

  const handleConfirm = () => {
    setChecked(true);
    if (isMissing) return;
    start({ ...requestOf(reason.trim()), changes: [membershipsSubject] }, () => {
      showSuccess(doneText);
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={isDanger}
      title={title}
      confirmLabel={confirmLabel}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        {lines.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
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
