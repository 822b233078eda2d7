import { type OfficeRequest, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { FormField, Text, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { learnersTexts } from './texts';

export interface ReasonDialogProps {
  /** Distinguishes calls that can run at the same time. */
  readonly callKey: string;
  readonly title: string;
  readonly hint: string;
  /** Who reads the reason. */
  readonly reasonHint: string;
  readonly submitLabel: string;
  /** Shown after the call. */
  readonly success: string;
  readonly requestWith: (reason: string) => OfficeRequest;
  readonly onClose: () => void;
}

/** Asks for the reason of a change, and makes it. The reason stays when the call fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { callKey, title, hint, reasonHint, submitLabel, success, requestWith, onClose } = props;
  const t = useLateTexts(learnersTexts);
  const { showSuccess } = useNotices();
  const { start, status, error, clear } = useOfficeCall(admin.calls, callKey);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const close = () => {
    clear();
    onClose();
  };
  const save = () => {
    setChecked(true);
    if (reason.trim() === '') return;
    start(requestWith(reason.trim()), () => {
      showSuccess(success);
      onClose();
    });
  };
  const fieldError = error?.fields['reason']?.[0];
  return (
    <FormDialog
      isDismissible={reason === ''}
      title={title}
      closeLabel={t('close')}
      submitLabel={submitLabel}
      isLoading={status === 'pending'}
      failure={error !== null && fieldError === undefined ? error.message || t('notDone') : null}
      onSubmit={save}
      onClose={close}
    >
      <Text>{hint}</Text>
      <FormField
        label={t('reason')}
        hint={reasonHint}
        isRequired
        error={fieldError ?? (isChecked && reason.trim() === '' ? t('needed') : '')}
      >
        <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </FormField>
    </FormDialog>
  );
}
