import { CallFormDialog, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { courseLearnerCalls } from '@enlace/shared-contract/authoring';
import { FormField, TextInput } from '@enlace/shared-ui';
import { Combobox, type PickerOption } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useUserSearch } from '../../../lib/use-user-search';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

/** Lets a person begin the course without the courses that it requires. */
export function WaiveDialog({ courseId, onClose }: { readonly courseId: number; readonly onClose: () => void }) {
  const t = useLateTexts(learnersTexts);
  const { showSuccess } = useNotices();
  const search = useUserSearch();
  const call = useOfficeCall(admin.calls, `waive courses of ${courseId}`);
  const [user, setUser] = useState<PickerOption | null>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = {
    user_id: user === null ? t('needed') : '',
    reason: reason.trim() === '' ? t('needed') : '',
  };
  const show = (name: keyof typeof problems): string =>
    (isChecked ? problems[name] : '') || (call.error?.fields[name]?.[0] ?? '');
  const save = () => {
    setChecked(true);
    if (user === null || reason.trim() === '') return;
    const body = { user_id: Number(user.value), reason: reason.trim() };
    const request = { call: courseLearnerCalls.waiveCourses, params: { id: courseId }, body };
    call.start({ ...request, changes: [learnersOf(courseId)] }, () => {
      showSuccess(t('waiveDone'));
      onClose();
    });
  };
  return (
    <CallFormDialog
      call={call}
      isDismissible={user === null && reason === ''}
      title={t('waiveTitle')}
      closeLabel={t('close')}
      submitLabel={t('waive')}
      failedText={t('notDone')}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField label={t('person')} hint={t('personHint')} isRequired error={show('user_id')}>
        <Combobox label={t('person')} value={user} search={search} onChange={setUser} />
      </FormField>
      <FormField label={t('reason')} hint={t('reasonHint')} isRequired error={show('reason')}>
        <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </FormField>
    </CallFormDialog>
  );
}
