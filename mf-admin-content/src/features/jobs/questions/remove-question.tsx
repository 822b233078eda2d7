import { useLateTexts } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import type { JobQuestion } from '@enlace/shared-contract/recruiting';
import { isCancelled } from '@enlace/shared-data';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { jobQuestionsTexts } from './texts';

export interface RemoveQuestionProps {
  readonly question: JobQuestion;
  readonly isSaving: boolean;
  readonly onRemove: (id: number) => Promise<void>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveQuestion({ question, isSaving, onRemove, onClose, onDone }: RemoveQuestionProps) {
  const t = useLateTexts(jobQuestionsTexts);
  const [failure, setFailure] = useState<string | undefined>();
  const remove = async () => {
    try {
      await onRemove(question.id);
      onDone();
      onClose();
    } catch (error) {
      if (!isCancelled(error)) setFailure((isAppError(error) && error.userMessage) || t('failed'));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name: question.label })}
      confirmLabel={t('removeConfirm')}
      isLoading={isSaving}
      error={failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {t('removeHint')}
    </ConfirmDialog>
  );
}
