import { CallConfirmation, type OfficeRequest, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../lib/admin';
import { membershipsSubject } from './state/treasury';

export interface ReasonQuestionProps {
  /** Name of the call. */
  readonly name: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger: boolean;
  readonly lines: readonly string[];
  readonly doneText: string;
  /** Of the field, and of what is missing or did not work. */
  readonly words: (name: 'reason' | 'reasonHint' | 'needed' | 'notDone') => string;
  readonly requestOf: (reason: string) => OfficeRequest;
  readonly onClose: () => void;
}

/** Asks for the reason of a change of memberships, and makes it. The reason stays when the call fails. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { name, title, confirmLabel, isDanger, lines, doneText, words, requestOf, onClose } = props;
  const { showSuccess } = useNotices();
  const call = useOfficeCall(admin.calls, name);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';

  const handleConfirm = () => {
    setChecked(true);
    if (isMissing) return;
    call.start({ ...requestOf(reason.trim()), changes: [membershipsSubject] }, () => {
      showSuccess(doneText);
      onClose();
    });
  };
  return (
    <CallConfirmation
      call={call}
      isDanger={isDanger}
      title={title}
      confirmLabel={confirmLabel}
      failedText={words('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        {lines.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <FormField
          label={words('reason')}
          hint={words('reasonHint')}
          isRequired
          error={isChecked && isMissing ? words('needed') : (call.error?.fields['reason']?.[0] ?? '')}
        >
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
