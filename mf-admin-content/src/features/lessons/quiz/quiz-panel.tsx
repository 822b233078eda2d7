import {
  abilitiesOf,
  type AdminRow,
  LeaveGuard,
  useLateTexts,
  useNotices,
  useOfficeCall,
  useOfficeRead,
} from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { quizCalls, quizQuestionsSchema } from '@enlace/shared-contract/learning';
import { subjectOf } from '@enlace/shared-data';
import { Button, Cluster, EmptyState, ErrorState, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { QuestionFields } from './question-fields';
import { bodyOf, isIncomplete, newQuestion, type QuestionValues, valuesOf } from './question-values';
import { quizTexts } from './texts';

/** The questions of a quiz. What was typed stays when saving fails. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(quizTexts);
  const { showSuccess, showFailure } = useNotices();
  const params = { id: record.id };
  const shows = [subjectOf('lessons', record.id)];
  const read = { call: quizCalls.questions, params, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, read, quizQuestionsSchema);
  const { run, status: saving } = useOfficeCall(admin.calls, `questions ${record.id}`);
  const [draft, setDraft] = useState<readonly QuestionValues[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const mayEdit = abilitiesOf(record).edit;

  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={6} />;
  const questions = draft ?? data.data.map(valuesOf);

  const save = async () => {
    setChecked(true);
    setErrors({});
    if (questions.some(isIncomplete)) return;
    try {
      const body = { questions: questions.map(bodyOf) };
      await run({ call: quizCalls.storeQuestions, params, body, changes: shows });
      setDraft(null);
      setChecked(false);
      again();
      showSuccess(t('saved'));
    } catch (failure) {
      if (isAppError(failure)) setErrors(failure.fields ?? {});
      showFailure(failure, t('failed'));
    }
  };
  const move = (from: number, step: 1 | -1) => {
    const others = questions.filter((_, index) => index !== from);
    setDraft([...others.slice(0, from + step), ...questions.slice(from, from + 1), ...others.slice(from + step)]);
  };
  const addButton = mayEdit && (
    <Button variant="secondary" iconBefore="plus" onClick={() => setDraft([...questions, newQuestion()])}>
      {t('add')}
    </Button>
  );
  if (questions.length === 0 && draft === null)
    return (
      <EmptyState title={t('none')} action={addButton}>
        {t('noneHint')}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <Text size="small" tone="soft">
        {record['kind'] === 'quiz' ? t('hint') : t('otherKind')}
      </Text>
      {questions.map((values, index) => (
        <QuestionFields
          key={values.key}
          values={values}
          place={index + 1}
          isLast={index === questions.length - 1}
          isChecked={isChecked}
          error={errors[`questions.${index}.choices`]?.[0] ?? ''}
          onChange={(next) => setDraft(questions.map((one, at) => (at === index ? next : one)))}
          onMove={(step) => move(index, step)}
          onRemove={() => setDraft(questions.filter((_, at) => at !== index))}
        />
      ))}
      <LeaveGuard isDirty={draft !== null} changedLabels={t('title')} onLeave={() => setDraft(null)} />
      {mayEdit && (
        <Cluster>
          {addButton}
          <Button isLoading={saving === 'pending'} isDisabled={draft === null} onClick={() => void save()}>
            {t('save')}
          </Button>
          {draft !== null && <Text tone="soft">{t('unsaved')}</Text>}
        </Cluster>
      )}
    </Stack>
  );
}
