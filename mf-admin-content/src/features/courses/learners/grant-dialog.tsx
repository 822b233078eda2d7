import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { courseLearnerCalls, type Learner } from '@enlace/shared-contract/learning';
import { FormField, Text, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

/** What is granted: a lesson, or all lessons. */
export interface Grant {
  readonly lesson: { readonly id: number; readonly title: string } | null;
}

export interface GrantDialogProps {
  readonly courseId: number;
  readonly learner: Learner;
  readonly grant: Grant;
  readonly onClose: () => void;
}

/** Completes a lesson, or all, for a learner, with a reason. */
export function GrantDialog({ courseId, learner, grant: { lesson }, onClose }: GrantDialogProps) {
  const t = useLateTexts(learnersTexts);
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, `grant to ${learner.id}`);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { name } = learner.user;
  const save = () => {
    setChecked(true);
    if (reason.trim() === '') return;
    const body = { lesson_id: lesson?.id ?? null, reason: reason.trim() };
    const request = { call: courseLearnerCalls.grantLessons, params: { id: learner.id }, body };
    start({ ...request, changes: [learnersOf(courseId)] }, () => {
      showSuccess(t('grantDone'));
      onClose();
    });
  };
  const fieldError = error?.fields['reason']?.[0];
  return (
    <FormDialog
      isDismissible={reason === ''}
      title={lesson === null ? t('grantAllTitle', { name }) : t('grantTitle', { lesson: lesson.title, name })}
      closeLabel={t('close')}
      submitLabel={t(lesson === null ? 'grantAll' : 'grant')}
      isLoading={status === 'pending'}
      failure={error !== null && fieldError === undefined ? error.message || t('notDone') : null}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>{t(lesson === null ? 'grantAllHint' : 'grantHint')}</Text>
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        isRequired
        error={fieldError ?? (isChecked && reason.trim() === '' ? t('needed') : '')}
      >
        <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </FormField>
    </FormDialog>
  );
}
