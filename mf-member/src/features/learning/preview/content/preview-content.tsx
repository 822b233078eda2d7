import type { lessons as lessonContract } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { trustHtml } from '@enlace/shared-contract/text';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Heading, Link, Prose, tokens } from '@enlace/shared-ui';
import { useMemo, type ReactNode } from 'react';

import { openingTime } from '../../lock/opening-time';
import { PdfCard } from '../../pdf-card';
import { learningTexts } from '../../texts';
import type { PreviewLesson } from '../lesson-preview.slice';
import { previewTexts } from '../texts';
import { DisabledForm } from './disabled-form';
import { PreviewEnd } from './preview-end';
import { PreviewQuiz } from './preview-quiz';

export interface PreviewContentProps {
  readonly lesson: EntityOf<typeof lessonContract>;
  readonly lessons: readonly PreviewLesson[];
  /** The video; false without one. */
  readonly video: ReactNode;
}

/** The content of a lesson, also of a locked one, with what learners do in it. */
export function PreviewContent({ lesson, lessons, video }: PreviewContentProps) {
  const words = useTexts(learningTexts);
  // One value for each text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: trustHtml(lesson.body ?? '') }), [lesson.body]);
  const { course, kind, link_url: link } = lesson;
  const place = lessons.findIndex(({ id }) => id === lesson.id) + 1;
  const row = lessons[place - 1];
  return (
    <article aria-labelledby="lesson-title">
      <Back>
        <Link to={`/courses/${course.slug}`}>{course.title}</Link>
      </Back>
      <Heading level={1} size="h2" id="lesson-title">
        {lesson.title}
      </Heading>
      {place > 0 && <Soft>{words('position', { place, count: lessons.length })}</Soft>}
      {row !== undefined && <State lesson={row} />}
      {video}
      {row?.completion === 'watched' && <Soft>{words('watchRule', { need: row.threshold, have: 0 })}</Soft>}
      <Body dangerouslySetInnerHTML={markup} />
      {link !== null && kind === 'pdf' && <PdfCard address={link} title={lesson.title} />}
      {link !== null && kind !== 'pdf' && (
        <Part>
          <div>
            <ButtonLink
              to={link}
              isNative={link.startsWith('/')}
              target="_blank"
              variant="secondary"
              iconBefore="external"
            >
              {words('link')}
            </ButtonLink>
          </div>
        </Part>
      )}
      {kind === 'quiz' && <PreviewQuiz lesson={lesson.id} />}
      {kind === 'task' && (
        <Part aria-labelledby="lesson-task">
          <Heading id="lesson-task" size="h3">
            {words('task.title')}
          </Heading>
          <DisabledForm label={words('task.text')} button={words('task.send')} />
        </Part>
      )}
      <PreviewEnd lessons={lessons} place={place} />
      <Part aria-labelledby="lesson-questions">
        <Heading id="lesson-questions" size="h3">
          {words('questions.title')}
        </Heading>
        <DisabledForm label={words('questions.new')} button={words('questions.ask')} />
      </Part>
    </article>
  );
}

/** Why learners do not read the lesson yet: it is a draft, or it is locked for a learner who enrols now. */
function State({ lesson: { lock, is_draft: isDraft } }: { readonly lesson: PreviewLesson }) {
  const t = useTexts(previewTexts);
  const words = useTexts(learningTexts);
  const { date } = useFormats();
  return (
    <>
      {isDraft && <Note>{t('draftHint')}</Note>}
      {lock !== null && (
        <Note>
          {t('locked')}{' '}
          {lock.lesson !== null &&
            words(lock.rule === 'order' ? 'lockedOrder' : 'lockedLesson', { lesson: lock.lesson.title })}
          {lock.opens_at !== null && words('lockedUntil', { date: date(lock.opens_at, openingTime) })}
        </Note>
      )}
    </>
  );
}

const { color, radius, space, textSize } = tokens;

const Back = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Soft = styled.p`
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Note = styled.p`
  max-width: 40rem;
  margin-top: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.warningInk};
  font-size: ${textSize.small};
`;

const Body = styled(Prose)`
  max-width: 40rem;
  margin-top: ${space[24]};
  line-height: 1.7;
`;

const Part = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  margin-top: ${space[32]};
`;
