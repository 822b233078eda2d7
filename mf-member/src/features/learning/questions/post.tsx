import type { LessonAnswer } from '@enlace/shared-contract/learning';
import { useRunCall } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, IconButton, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { learningTexts } from '../texts';
import { WordsForm } from '../words-form';
import { lessonPosts } from './lesson-posts.slice';

export interface PostProps {
  readonly lesson: number;
  readonly post: LessonAnswer;
  readonly onSaved: () => void;
  readonly onRemove: () => void;
}

/** A question or an answer: who wrote it, when, its text, and what the user may do with it. */
export function Post({ lesson, post, onSaved, onRemove }: PostProps) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const run = useRunCall();
  const [isEdited, setEdited] = useState(false);
  if (post.is_removed)
    return (
      <Line>
        <Soft>{t('questions.removed')}</Soft>
        {post.may_remove && <IconButton icon="trash" size="small" label={t('questions.remove')} onClick={onRemove} />}
      </Line>
    );
  return (
    <>
      <Line>
        <strong>{post.name ?? t('questions.former')}</strong>
        {post.is_instructor && <Badge>{t('questions.teacher')}</Badge>}
        <Soft>
          <time dateTime={post.created_at}>{date(post.created_at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          {post.edited_at !== null && ` · ${t('questions.edited')}`}
        </Soft>
        {!isEdited && (
          <span>
            {post.is_own && (
              <IconButton icon="edit" size="small" label={t('questions.edit')} onClick={() => setEdited(true)} />
            )}
            {post.may_remove && (
              <IconButton icon="trash" size="small" label={t('questions.remove')} onClick={onRemove} />
            )}
          </span>
        )}
      </Line>
      {isEdited ? (
        <WordsForm
          label={t('questions.yourText')}
          start={post.text}
          button={t('questions.save')}
          failureText={t('questions.failed')}
          onSave={async (text) => {
            await run(lessonPosts.calls.edit, { lesson, id: post.id, text }, `edit:${post.id}`);
            setEdited(false);
            onSaved();
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <Words>{post.text}</Words>
      )}
    </>
  );
}

const { color, space, textSize } = tokens;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
`;

const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Words = styled.p`
  max-width: 40rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
