import type { LessonAnswer, LessonQuestion } from '@enlace/shared-contract/learning';
import { useRunCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { learningTexts } from '../texts';
import { WordsForm } from '../words-form';
import { lessonPosts } from './lesson-posts.slice';
import { Post } from './post';
import { useNonce } from './use-nonce';

export interface QuestionProps {
  readonly lesson: number;
  readonly question: LessonQuestion;
  readonly mayWrite: boolean;
  readonly onMessage: (message: string) => void;
  readonly onRemove: (post: LessonAnswer, isQuestion: boolean) => void;
}

/** A question with its answers, and the form for one more. */
export function Question({ lesson, question, mayWrite, onMessage, onRemove }: QuestionProps) {
  const t = useTexts(learningTexts);
  const run = useRunCall();
  const { nonceOf, forget } = useNonce();
  const [isAnswering, setAnswering] = useState(false);
  const answer = async (text: string) => {
    const words = { lesson, question: question.id, text, nonce: nonceOf(text) };
    await run(lessonPosts.calls.answer, words, `answer:${question.id}`);
    forget();
    setAnswering(false);
    onMessage(t('questions.answered'));
  };
  const onSaved = () => onMessage(t('questions.saved'));
  return (
    <Item>
      <Post lesson={lesson} post={question} onSaved={onSaved} onRemove={() => onRemove(question, true)} />
      {question.answers.length > 0 && (
        <Answers>
          {question.answers.map((post) => (
            <li key={post.id}>
              <Post lesson={lesson} post={post} onSaved={onSaved} onRemove={() => onRemove(post, false)} />
            </li>
          ))}
        </Answers>
      )}
      {isAnswering ? (
        <WordsForm
          label={t('questions.yourAnswer')}
          button={t('questions.answer')}
          failureText={t('questions.failed')}
          onSave={answer}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        mayWrite &&
        !question.is_removed && (
          <p>
            <Button size="small" variant="ghost" onClick={() => setAnswering(true)}>
              {t('questions.answer')}
            </Button>
          </p>
        )
      )}
    </Item>
  );
}

const { color, space } = tokens;

const Item = styled.li`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`;

const Answers = styled.ul`
  display: grid;
  gap: ${space[16]};
  padding-left: ${space[16]};
  border-left: 2px solid ${color.line};
  li {
    display: grid;
    gap: ${space[4]};
  }
`;
