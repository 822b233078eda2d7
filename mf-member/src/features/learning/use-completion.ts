import { isAppError } from '@enlace/shared-contract/errors';
import { refusedLearningSchema, type Unmet, type UserLesson } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { ownLesson } from './lesson.slice';
import { learningTexts } from './texts';

export interface CompletionFailure {
  readonly text: string;
  /** What the learner must do first; null when the refusal names nothing. */
  readonly unmet: Unmet | null;
}

export interface Completion {
  readonly isPending: boolean;
  /** For the live region; empty before the first completion. */
  readonly message: string;
  readonly failure: CompletionFailure | null;
  /** Code of the certificate, when this lesson completed the course. */
  readonly certificate: string | null;
  /** Completes the lesson; nothing happens when it is completed, or during the call. */
  complete(): Promise<void>;
}

/** Completes the lesson at a place (from 1) of a course. */
export function useCompletion(rows: readonly UserLesson[], place: number): Completion {
  const t = useTexts(learningTexts);
  const { status, answer, run } = useCall(ownLesson.calls.complete);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<CompletionFailure | null>(null);
  const lesson = rows[place - 1];
  const isPending = status === 'pending';

  const complete = async () => {
    if (lesson === undefined || lesson.state === 'completed' || isPending) return;
    setFailure(null);
    try {
      const { percent } = await run({ lesson: lesson.id });
      setMessage(
        percent === 100
          ? t('courseCompleted', { course: lesson.course.title })
          : t('isCompleted', { place, count: rows.length }),
      );
    } catch (error) {
      if (isCancelled(error)) return;
      const refusal = refusedLearningSchema.safeParse(isAppError(error) ? error.details : null);
      setFailure({
        text: (isAppError(error) && error.userMessage) || t('completeFailed'),
        unmet: (refusal.success && refusal.data.unmet[0]) || null,
      });
    }
  };
  return { isPending, message, failure, certificate: answer?.certificate ?? null, complete };
}
