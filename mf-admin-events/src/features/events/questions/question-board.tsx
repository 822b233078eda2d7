import { useLateTexts, useNotices, useOfficeCall, useOfficeRead, useReorder } from '@enlace/shared-admin';
import { type Question, questionCalls, questionsSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { admin } from '../../../lib/admin';
import { QuestionDialog } from './question-dialog';
import { QuestionItem } from './question-item';
import { QuestionPreview } from './question-preview';
import { RemoveQuestion } from './remove-question';
import { questionsTexts } from './texts';

export interface QuestionBoardProps {
  readonly ticketId: number;
  readonly mayEdit: boolean;
}

type Entry = Question & { readonly url: string };

/** The questions of a ticket in their order, beside what a visitor sees. */
export function QuestionBoard({ ticketId, mayEdit }: QuestionBoardProps) {
  const t = useLateTexts(questionsTexts);
  const { showFailure } = useNotices();
  const help = useId();
  const shows = [subjectOf('tickets', ticketId)];
  const read = { call: questionCalls.list, params: { ticketId }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, read, questionsSchema);
  const { run, status: moveStatus } = useOfficeCall(admin.calls, `move questions ${ticketId}`);
  const [openQuestion, setOpenQuestion] = useState<Question | 'new' | null>(null);
  const [removal, setRemoval] = useState<Question | null>(null);
  const [nextOrder, setNextOrder] = useState<readonly number[] | null>(null);
  const questions = inOrder(data?.data ?? [], nextOrder);
  const entries: readonly Entry[] = questions.map((question) => ({ ...question, url: String(question.id) }));

  const move = async (sortedEntries: readonly Entry[]) => {
    setNextOrder(sortedEntries.map(({ id }) => id));
    const body = {
      ticket_id: ticketId,
      questions: sortedEntries.map(({ id }, place) => ({ id, position: place + 1 })),
    };
    try {
      await run({ call: questionCalls.edit, body, changes: [subjectOf('tickets', ticketId)] });
      again();
    } catch (failure) {
      setNextOrder(null);
      showFailure(failure, t('moveFailed'));
    }
  };
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder(
    entries,
    (sortedEntries) => void move(sortedEntries),
    ({ label: name }, place) => t('moved', { name, place, count: entries.length }),
  );

  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  const addButton = mayEdit && (
    <Button iconBefore="plus" onClick={() => setOpenQuestion('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title={t('none')} action={addButton}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <Columns>
          <Stack gap={16}>
            <Cluster>{addButton}</Cluster>
            <List ref={list} aria-label={t('title')}>
              {visibleEntries.map((entry) => (
                <QuestionItem
                  key={entry.id}
                  question={entry}
                  questions={questions}
                  mayEdit={mayEdit}
                  isMoving={moving === entry.url}
                  grip={
                    mayEdit && entries.length > 1
                      ? { ...gripOf(entry), 'aria-describedby': help, isDisabled: moveStatus === 'pending' }
                      : null
                  }
                  onEdit={() => setOpenQuestion(entry)}
                  onRemove={() => setRemoval(entry)}
                />
              ))}
            </List>
            <VisuallyHidden id={help}>{t('moveHelp')}</VisuallyHidden>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          </Stack>
          <Stack as="section" gap={16} aria-label={t('preview')}>
            <Heading level={2} size="h3">
              {t('preview')}
            </Heading>
            <Text size="small" tone="soft">
              {t('previewHint')}
            </Text>
            <QuestionPreview questions={questions} />
          </Stack>
        </Columns>
      )}
      {openQuestion !== null && (
        <QuestionDialog
          ticketId={ticketId}
          question={openQuestion === 'new' ? null : openQuestion}
          questions={questions}
          onClose={() => setOpenQuestion(null)}
          onDone={again}
        />
      )}
      {removal !== null && <RemoveQuestion question={removal} onClose={() => setRemoval(null)} onDone={again} />}
    </>
  );
}

/** The order of the last move until the server's answer has it too. */
function inOrder(questions: readonly Question[], order: readonly number[] | null): readonly Question[] {
  if (order === null) return questions;
  const place = ({ id }: Question): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...questions].sort((a, b) => place(a) - place(b));
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  align-items: start;
  ${theme.media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
`;
