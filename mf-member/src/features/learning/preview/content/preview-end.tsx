import { useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link } from '@enlace/shared-ui';
import { useId } from 'react';

import { End, EndLine, Reason } from '../../lesson-end.styles';
import { learningTexts } from '../../texts';
import type { PreviewLesson } from '../lesson-preview.slice';
import { previewAddressOf } from '../preview-address';
import { previewTexts } from '../texts';

export interface PreviewEndProps {
  readonly lessons: readonly PreviewLesson[];
  /** Of the shown lesson, from 1. */
  readonly place: number;
}

/** The end of a lesson: the button that completes nothing here, and the lessons beside it. */
export function PreviewEnd({ lessons, place }: PreviewEndProps) {
  const t = useTexts(previewTexts);
  const words = useTexts(learningTexts);
  const reason = useId();
  const [before, lesson, next] = [lessons[place - 2], lessons[place - 1], lessons[place]];
  // The quiz, the task or its review completes the lesson.
  const isByRule = lesson === undefined || ['passed', 'submitted', 'accepted'].includes(lesson.completion);
  return (
    <End>
      <EndLine>
        {!isByRule && (
          <>
            <Button iconBefore="check" isDisabled aria-describedby={reason}>
              {words('complete')}
            </Button>
            <Reason id={reason}>{t('notStored')}</Reason>
          </>
        )}
        {next !== undefined && (
          <ButtonLink to={previewAddressOf(next)} variant="secondary">
            {words('nextLesson', { lesson: next.title })}
          </ButtonLink>
        )}
      </EndLine>
      {before !== undefined && (
        <p>
          <Link to={previewAddressOf(before)}>{words('before', { lesson: before.title })}</Link>
        </p>
      )}
    </End>
  );
}
