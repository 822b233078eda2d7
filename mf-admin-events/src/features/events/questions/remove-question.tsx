import { useLateTexts } from '@enlace/shared-admin';
import { type Question, questionCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';

import { RemovalDialog } from '../panel-parts/removal-dialog';
import { questionsTexts } from './texts';

export interface RemoveQuestionProps {
  readonly eventId: number;
  readonly question: Question;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveQuestion({ eventId, question, onClose, onDone }: RemoveQuestionProps) {
  const t = useLateTexts(questionsTexts);
  const { id, label: name } = question;
  return (
    <RemovalDialog
      subject={`question ${id}`}
      request={{
        call: questionCalls.remove,
        params: { id },
        changes: [subjectOf('tickets'), subjectOf('events', eventId)],
      }}
      words={{
        title: t('removeTitle', { name }),
        hint: t('removeHint'),
        confirm: t('removeConfirm'),
        done: t('removeDone'),
        failed: t('failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
