import { useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { type JobQuestion, jobQuestionCalls, jobQuestionsSchema } from '@enlace/shared-contract/recruiting';
import { subjectOf } from '@enlace/shared-data';
import { useState } from 'react';
import type * as z from 'zod/mini';

import { admin } from '../../../lib/admin';
import { bodyOf, type QuestionValues, valuesOf } from './question-values';

/** The questions of a job, which are always written as a whole list. */
export function useJobQuestions(jobId: number) {
  const params = { id: jobId };
  const shows = [subjectOf('jobs', jobId)];
  const read = { call: jobQuestionCalls.getJobQuestions, params, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, read, jobQuestionsSchema);
  const { run, status: saving } = useOfficeCall(admin.calls, `questions of job ${jobId}`);
  const [nextOrder, setNextOrder] = useState<readonly number[] | null>(null);
  const [ownList, setOwnList] = useState<QuestionList | null>(null);
  const list = newestOf(data?.data ?? null, ownList);
  const questions = inOrder(list.questions, nextOrder);

  const store = async (values: readonly QuestionValues[]) => {
    const body = { version: list.version, questions: values.map(bodyOf) };
    const request = { call: jobQuestionCalls.saveJobQuestions, params, body, schema: jobQuestionsSchema };
    const answer = await run({ ...request, changes: shows });
    setOwnList(answer.data);
    setNextOrder(null);
  };
  return {
    questions,
    isLoaded: data !== null,
    status,
    error,
    again,
    isSaving: saving === 'pending',
    /** Stores a changed or a new question. */
    save: (values: QuestionValues) => {
      const earlierValues = questions.map(valuesOf);
      // A question that was removed meanwhile becomes a new one: nothing that was typed is lost.
      const isStored = earlierValues.some(({ id }) => id === values.id);
      return store(
        values.id !== null && isStored
          ? earlierValues.map((one) => (one.id === values.id ? values : one))
          : [...earlierValues, { ...values, id: null }],
      );
    },
    remove: (id: number) => store(questions.filter((one) => one.id !== id).map(valuesOf)),
    /** Shows the new order at once; the old one comes back when it is not stored. */
    async sort(sortedQuestions: readonly JobQuestion[]) {
      setNextOrder(sortedQuestions.map(({ id }) => id));
      try {
        await store(sortedQuestions.map(valuesOf));
      } catch (failure) {
        setNextOrder(null);
        throw failure;
      }
    },
  };
}

type QuestionList = z.infer<typeof jobQuestionsSchema>['data'];

/** What was saved last counts until the read list is as new. */
function newestOf(readList: QuestionList | null, ownList: QuestionList | null): QuestionList {
  const list = readList ?? { version: 0, questions: [] };
  return ownList !== null && ownList.version > list.version ? ownList : list;
}

function inOrder(questions: readonly JobQuestion[], order: readonly number[] | null): readonly JobQuestion[] {
  if (order === null) return questions;
  const placeOf = ({ id }: JobQuestion): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...questions].sort((a, b) => placeOf(a) - placeOf(b));
}
