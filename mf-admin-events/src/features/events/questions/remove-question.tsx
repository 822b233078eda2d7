import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { type Question, questionCalls } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { questionsTexts } from './texts';

export interface RemoveQuestionProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveQuestion({ question, onClose, onDone }: RemoveQuestionProps) {
  const t = useLateTexts(questionsTexts);
  const { showSuccess } = useNotices();
  const { id, ticket_id: ticketId, label: name } = question;
  const { start, status, error } = useOfficeCall(admin.calls, `remove question ${id}`);
  const handleConfirm = () =>
    start({ call: questionCalls.remove, params: { id }, changes: [subjectOf('tickets', ticketId)] }, () => {
      showSuccess(t('removeDone'));
      onDone();
      onClose();
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('removeTitle', { name })}
      confirmLabel={t('removeConfirm')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('failed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{t('removeHint')}</Text>
    </ConfirmDialog>
  );
}
