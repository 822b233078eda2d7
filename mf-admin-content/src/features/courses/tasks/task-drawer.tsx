import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { type HandedInTask, type taskDecisions, taskReviewCalls } from '@enlace/shared-contract/authoring';
import { type Subject, useScreen } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Link, Stack, Text, theme } from '@enlace/shared-ui';
import { Drawer, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { tasksTexts } from './texts';

export interface TaskDrawerProps {
  readonly task: HandedInTask;
  /** What a review changes. */
  readonly changes: readonly Subject[];
  readonly onClose: () => void;
}

type Decision = (typeof taskDecisions)[number];

/** What a learner handed in, and the review. The words stay when saving fails. */
export function TaskDrawer({ task, changes, onClose }: TaskDrawerProps) {
  const t = useLateTexts(tasksTexts);
  const { date } = useFormats();
  const { viewer } = useScreen();
  const { showSuccess } = useNotices();
  const { start, status, error, clear } = useOfficeCall(admin.calls, `review of task ${task.id}`);
  const [words, setWords] = useState('');
  const [decision, setDecision] = useState<Decision | null>(null);
  const { text, url, file, state, review } = task;
  const mayReview = mayCall(viewer, taskReviewCalls.reviewTask.access) && state !== 'accepted';
  const isMissing = decision === 'return' && words.trim() === '';
  const isPending = status === 'pending';
  const close = () => {
    clear();
    onClose();
  };
  const send = (next: Decision) => {
    if (isPending) return;
    setDecision(next);
    if (next === 'return' && words.trim() === '') return;
    start(
      {
        call: taskReviewCalls.reviewTask,
        params: { id: task.id },
        body: { decision: next, text: words.trim(), submitted_at: task.submitted_at },
        changes,
      },
      () => {
        showSuccess(t(next === 'accept' ? 'accepted' : 'returned'));
        onClose();
      },
    );
  };
  const fieldError = error?.fields['text']?.[0] ?? (isMissing ? t('needed') : '');
  return (
    <Drawer
      isOpen
      isDismissible={words === ''}
      size="lg"
      title={task.lesson.title}
      onClose={close}
      footer={
        mayReview && (
          <Cluster gap={12}>
            <Button
              isLoading={isPending && decision === 'accept'}
              isDisabled={isPending && decision !== 'accept'}
              onClick={() => send('accept')}
            >
              {t('accept')}
            </Button>
            {state === 'handed_in' && (
              <Button
                variant="secondary"
                isLoading={isPending && decision === 'return'}
                isDisabled={isPending && decision !== 'return'}
                onClick={() => send('return')}
              >
                {t('return')}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      <Stack gap={24}>
        <Text tone="soft">
          {task.user.name} ·{' '}
          {t('handedIn', { date: date(task.submitted_at, { dateStyle: 'long', timeStyle: 'short' }) })}
        </Text>
        <ResourceTexts>{text}</ResourceTexts>
        {url !== null && (
          <Link to={url} target="_blank">
            {url}
          </Link>
        )}
        {file !== null && (
          <Link to={file.url} isNative>
            {t('file', { name: file.name })}
          </Link>
        )}
        {review !== null && review.text !== '' && (
          <Earlier>
            <Text tone="soft">
              {t('earlier', { name: review.by ?? t('team'), date: date(review.at, { dateStyle: 'medium' }) })}
            </Text>
            <ResourceTexts>{review.text}</ResourceTexts>
          </Earlier>
        )}
        {mayReview && (
          <FormField label={t('review')} hint={t('reviewHint')} error={fieldError}>
            <Textarea rows={5} maxLength={5000} value={words} onChange={({ target }) => setWords(target.value)} />
          </FormField>
        )}
        {error !== null && error.fields['text'] === undefined && (
          <Failure role="alert">{error.message || t('notDone')}</Failure>
        )}
      </Stack>
    </Drawer>
  );
}

const ResourceTexts = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Earlier = styled.div`
  padding-inline-start: ${theme.space[16]};
  border-inline-start: 3px solid ${theme.color.line};
`;

const Failure = styled.p`
  color: ${theme.color.danger};
`;
