import { type LessonAnswer, type QuestionChoice, questionChoices } from '@enlace/shared-contract/learning';
import { useRead, useRunCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Select,
  Skeleton,
  TextInput,
  tokens,
} from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useRef, useState } from 'react';

import { learningTexts } from '../texts';
import { WordsForm } from '../words-form';
import { lessonPosts } from './lesson-posts.slice';
import { Question } from './question';
import { useNonce } from './use-nonce';

const pageSize = 10;

interface Removal {
  readonly post: LessonAnswer;
  readonly isQuestion: boolean;
}

/** Questions about the lesson: ask, search, answer, change and remove. */
export function QuestionsPart({ lesson }: { readonly lesson: number }) {
  const t = useTexts(learningTexts);
  const run = useRunCall();
  const [only, setOnly] = useState<QuestionChoice>('all');
  const [searchText, setSearchText] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [message, setMessage] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [failure, setFailure] = useState('');
  const { nonceOf, forget } = useNonce();
  const { answer, status, error, again } = useRead(lessonPosts.calls.list, { lesson, only, search, page });
  const section = useScrollHere();

  const ask = async (text: string) => {
    await run(lessonPosts.calls.ask, { lesson, text, nonce: nonceOf(text) }, `ask:${lesson}`);
    forget();
    setPage(1);
    setMessage(t('questions.asked'));
  };
  const remove = async ({ post }: Removal) => {
    setFailure('');
    try {
      await run(lessonPosts.calls.remove, { lesson, id: post.id }, `remove:${post.id}`);
      setRemoval(null);
      setMessage(t('questions.gone'));
    } catch {
      setFailure(t('questions.notRemoved'));
    }
  };
  const meta = answer?.meta;
  const pageCount = Math.max(1, Math.ceil((meta?.total ?? 0) / pageSize));
  const isFiltered = only !== 'all' || search !== '';
  const isEmpty = answer?.data.length === 0;
  return (
    <Section ref={section} aria-labelledby="lesson-questions">
      <Heading id="lesson-questions" size="h3" tabIndex={-1}>
        {t('questions.title')}
      </Heading>
      <Soft>{meta?.may_write === false ? t('questions.enrol') : t('questions.lead')}</Soft>
      {meta?.may_write === true && (
        <WordsForm
          label={t('questions.new')}
          button={t('questions.ask')}
          failureText={t('questions.failed')}
          onSave={ask}
        />
      )}
      <p role="status">{message}</p>
      {((meta?.total ?? 0) > 0 || isFiltered) && (
        <Tools
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setPage(1);
            setSearch(searchText.trim());
          }}
        >
          <Select
            aria-label={t('questions.only')}
            value={only}
            options={questionChoices.map((value) => ({ value, label: t(`questions.choices.${value}`) }))}
            onChange={({ target }) => {
              setPage(1);
              setOnly(questionChoices.find((name) => name === target.value) ?? 'all');
            }}
          />
          <TextInput
            type="search"
            aria-label={t('questions.search')}
            placeholder={t('questions.search')}
            maxLength={200}
            value={searchText}
            onChange={({ target }) => setSearchText(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('questions.find')}
          </Button>
        </Tools>
      )}
      {status === 'rejected' && answer === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {answer === null && status !== 'rejected' && <Skeleton lines={3} />}
      {isEmpty && (
        <EmptyState title={t(isFiltered ? 'questions.noMatch' : 'questions.none')}>
          {isFiltered ? null : t('questions.noneHint')}
        </EmptyState>
      )}
      <List>
        {answer?.data.map((question) => (
          <Question
            key={question.id}
            lesson={lesson}
            question={question}
            mayWrite={answer.meta.may_write}
            onMessage={setMessage}
            onRemove={(post, isQuestion) => setRemoval({ post, isQuestion })}
          />
        ))}
      </List>
      {pageCount > 1 && (
        <Cluster>
          <Button variant="secondary" size="small" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('questions.newer')}
          </Button>
          <span>{t('questions.page', { page, count: pageCount })}</span>
          <Button variant="secondary" size="small" isDisabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            {t('questions.older')}
          </Button>
        </Cluster>
      )}
      {removal !== null && (
        <ConfirmDialog
          isOpen
          title={t('questions.removeTitle')}
          confirmLabel={t('questions.remove')}
          error={failure === '' ? undefined : failure}
          onConfirm={() => void remove(removal)}
          onClose={() => {
            setFailure('');
            setRemoval(null);
          }}
        >
          {t(`questions.${textOf(removal)}`)}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function textOf({ post, isQuestion }: Removal) {
  if (!post.is_own) return 'removeOther';
  return isQuestion ? 'removeQuestion' : 'removeAnswer';
}

/** A notification leads to the questions, which are there later than the page. */
function useScrollHere() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash === '#lesson-questions') section.current?.scrollIntoView();
  }, []);
  return section;
}

const { color, space, textSize } = tokens;

const Section = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 44rem;
  margin-top: ${space[48]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`;

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Tools = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  > * {
    flex: 1 1 12rem;
  }
  > button {
    flex: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[24]};
`;
