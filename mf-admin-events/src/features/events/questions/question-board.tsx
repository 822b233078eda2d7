import { useLateTexts, useNotices, useOfficeCall, useOfficeRead, useReorder } from '@enlace/shared-admin';
import { type Question, questionCalls, questionsSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, EmptyState, ErrorState, Skeleton, Stack, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { admin } from '../../../lib/admin';
import { QuestionDialog } from './question-dialog';
import { QuestionItem } from './question-item';
import { type AskedTicket, isAskedFor } from './asked-for';
import { RemoveQuestion } from './remove-question';
import { TicketPreview } from './ticket-preview';
import { questionsTexts } from './texts';

export interface QuestionBoardProps {
  readonly eventId: number;
  /** All tickets of the event. */
  readonly tickets: readonly AskedTicket[];
  /** Shows the questions of one ticket; null for those of all. */
  readonly ticketId: number | null;
  readonly mayEdit: boolean;
}

type Entry = Question & { readonly url: string };

/** The questions of an event in their order, beside what a visitor with one of its tickets sees. */
export function QuestionBoard({ eventId, tickets, ticketId, mayEdit }: QuestionBoardProps) {
  const t = useLateTexts(questionsTexts);
  const { showFailure } = useNotices();
  const help = useId();
  const shows = [subjectOf('tickets'), subjectOf('events', eventId)];
  const read = { call: questionCalls.listForEvent, params: { id: eventId }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, read, questionsSchema);
  const { run, status: moveStatus } = useOfficeCall(admin.calls, `move questions of event ${eventId}`);
  const [openQuestion, setOpenQuestion] = useState<Question | 'new' | null>(null);
  const [removal, setRemoval] = useState<Question | null>(null);
  const [nextOrder, setNextOrder] = useState<readonly number[] | null>(null);
  const questions = inOrder(data?.data ?? [], nextOrder);
  const visibleQuestions = ticketId === null ? questions : questions.filter((one) => isAskedFor(one, ticketId));
  const entries: readonly Entry[] = visibleQuestions.map((question) => ({ ...question, url: String(question.id) }));

  const move = async (sortedEntries: readonly Entry[]) => {
    const order = placeAmong(questions, sortedEntries);
    setNextOrder(order);
    const body = { event_id: eventId, questions: order.map((id, place) => ({ id, position: place + 1 })) };
    try {
      await run({ call: questionCalls.edit, body, changes: shows });
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
                  tickets={tickets}
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
          <TicketPreview tickets={tickets} ticketId={ticketId} questions={questions} />
        </Columns>
      )}
      {openQuestion !== null && (
        <QuestionDialog
          eventId={eventId}
          tickets={tickets}
          ticketId={ticketId}
          question={openQuestion === 'new' ? null : openQuestion}
          questions={questions}
          onClose={() => setOpenQuestion(null)}
          onDone={again}
        />
      )}
      {removal !== null && (
        <RemoveQuestion eventId={eventId} question={removal} onClose={() => setRemoval(null)} onDone={again} />
      )}
    </>
  );
}

/** Ids of all questions: those of the sorted entries change their places among each other. */
function placeAmong(questions: readonly Question[], sortedEntries: readonly Entry[]): readonly number[] {
  const sortedIds = sortedEntries.map(({ id }) => id);
  const next = sortedIds.values();
  return questions.map(({ id }) => (sortedIds.includes(id) ? (next.next().value ?? id) : id));
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
