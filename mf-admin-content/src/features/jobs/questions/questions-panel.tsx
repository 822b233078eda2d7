import { abilitiesOf, type AdminRow, useLateTexts, useNotices, useReorder } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { type JobQuestion, mostJobQuestions } from '@enlace/shared-contract/recruiting';
import { styled } from '@enlace/shared-platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { QuestionDialog } from './question-dialog';
import { QuestionItem } from './question-item';
import { QuestionPreview } from './question-preview';
import { newQuestion, type QuestionValues, valuesOf } from './question-values';
import { RemoveQuestion } from './remove-question';
import { jobQuestionsTexts } from './texts';
import { useJobQuestions } from './use-job-questions';

/** The questions of a job in their order, beside what an applicant sees. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(jobQuestionsTexts);
  const { showSuccess, showFailure } = useNotices();
  const help = useId();
  const list = useJobQuestions(record.id);
  const { questions } = list;
  const [openQuestion, setOpenQuestion] = useState<QuestionValues | null>(null);
  const [removal, setRemoval] = useState<JobQuestion | null>(null);
  const mayEdit = abilitiesOf(record).edit;
  const entries = questions.map((question) => ({ ...question, url: String(question.id) }));
  const sort = async (sortedEntries: readonly JobQuestion[]) => {
    try {
      await list.sort(sortedEntries);
    } catch (failure) {
      showFailure(failure, t('moveFailed'));
      if (isAppError(failure) && failure.code === 'CONFLICT') list.again();
    }
  };
  const {
    list: orderList,
    visibleEntries,
    moving: movingUrl,
    announcement,
    gripOf,
  } = useReorder(
    entries,
    (sortedEntries) => void sort(sortedEntries),
    ({ label: name }, place) => t('moved', { name, place, count: entries.length }),
  );

  if (list.status === 'rejected' && !list.isLoaded)
    return <ErrorState onRetry={list.again}>{list.error?.message}</ErrorState>;
  if (!list.isLoaded) return <Skeleton lines={4} />;
  const isFull = questions.length >= mostJobQuestions;
  const addButton = mayEdit && (
    <Button iconBefore="plus" isDisabled={isFull} onClick={() => setOpenQuestion(newQuestion())}>
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
            <Text size="small" tone="soft">
              {t('hint')}
            </Text>
            <Cluster>
              {addButton}
              {isFull && <Text tone="soft">{t('full', { count: mostJobQuestions })}</Text>}
            </Cluster>
            <List ref={orderList} aria-label={t('title')}>
              {visibleEntries.map((entry) => (
                <QuestionItem
                  key={entry.id}
                  question={entry}
                  mayEdit={mayEdit}
                  isMoving={movingUrl === entry.url}
                  grip={
                    mayEdit && entries.length > 1
                      ? { ...gripOf(entry), 'aria-describedby': help, isDisabled: list.isSaving }
                      : null
                  }
                  onEdit={() => setOpenQuestion(valuesOf(entry))}
                  onRemove={() => setRemoval(entry)}
                />
              ))}
            </List>
            <VisuallyHidden id={help}>{t('moveHelp')}</VisuallyHidden>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          </Stack>
          <QuestionPreview questions={questions} />
        </Columns>
      )}
      {openQuestion !== null && (
        <QuestionDialog
          question={openQuestion}
          place={openQuestion.id === null ? questions.length : questions.findIndex(({ id }) => id === openQuestion.id)}
          isSaving={list.isSaving}
          onSave={list.save}
          onConflict={list.again}
          onClose={() => setOpenQuestion(null)}
          onDone={() => showSuccess(t('saved'))}
        />
      )}
      {removal !== null && (
        <RemoveQuestion
          question={removal}
          isSaving={list.isSaving}
          onRemove={list.remove}
          onClose={() => setRemoval(null)}
          onDone={() => showSuccess(t('removeDone'))}
        />
      )}
    </>
  );
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
