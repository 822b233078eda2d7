import type { lessons } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { trustHtml } from '@enlace/shared-contract/text';
import { useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Heading, Link, Prose, tokens } from '@enlace/shared-ui';
import { useMemo, useRef, useState } from 'react';

import { learning } from '../../lib/learning.slice';
import { LockReason } from './lock/lock-reason';
import { NotesPane } from './notes/notes-pane';
import { OpenLesson } from './open-lesson';
import { Outline } from './outline';
import type { PlayerControl } from './player/player-control';
import { QuestionsPart } from './questions/questions-part';
import { learningTexts } from './texts';

/** The content of a lesson, what comes after it, and the outline of its course. */
export function LessonPage({ lesson }: { readonly lesson: EntityOf<typeof lessons> }) {
  const t = useTexts(learningTexts);
  const { locale: lang } = useScreen();
  const { course } = lesson;
  const [isTheatre, setTheatre] = useState(false);
  const controlRef = useRef<PlayerControl | null>(null);
  const second = useRef(0);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { answer, again } = useRead(learning.calls.lessons, { course: course.id, lang });
  // One value for each text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: trustHtml(lesson.body ?? '') }), [lesson.body]);
  const rows = answer?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === lesson.id) + 1;
  const courseLink = <ButtonLink to={`/courses/${course.slug}`}>{t('toCourse')}</ButtonLink>;
  const text = <Body dangerouslySetInnerHTML={markup} />;
  return (
    <Panes $isWide={isTheatre}>
      <article aria-labelledby="lesson-title">
        <Back>
          <Link to="/my/courses">{t('title')}</Link> / <Link to={`/courses/${course.slug}`}>{course.title}</Link>
        </Back>
        <Heading level={1} size="h2" id="lesson-title">
          {lesson.title}
        </Heading>
        {place > 0 && <Place>{t('position', { place, count: rows.length })}</Place>}
        {lesson.is_locked ? (
          <LockReason course={course} lock={rows[place - 1]?.lock ?? null} />
        ) : (
          <OpenLesson
            lesson={lesson}
            rows={rows}
            place={place}
            isLoading={answer === null}
            onTheatre={() => setTheatre(!isTheatre)}
            onNote={() => noteField.current?.focus()}
            controlRef={controlRef}
            onState={({ position }) => {
              second.current = position;
            }}
          >
            {text}
            {answer !== null && !answer.isFailed && rows.length === 0 && (
              <EmptyState title={t('notEnrolled')} action={courseLink}>
                {t('notEnrolledHint')}
              </EmptyState>
            )}
          </OpenLesson>
        )}
        {!lesson.is_locked && <QuestionsPart lesson={lesson.id} />}
      </article>
      <Side>
        <Outline lessons={answer} current={lesson.id} onRetry={again} />
        {place > 0 && !lesson.is_locked && rows[place - 1]?.lock === null && (
          <NotesPane
            lesson={lesson}
            secondOf={() => (controlRef.current === null ? null : Math.floor(second.current))}
            onSeek={(target) => controlRef.current?.seekTo(target)}
            field={noteField}
          />
        )}
      </Side>
    </Panes>
  );
}

const { color, media, space, textSize } = tokens;

const Panes = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  overflow-wrap: anywhere;
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) ${({ $isWide }) => ($isWide ? '' : '18rem')};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
  min-width: 0;
`;

const Back = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Place = styled.p`
  margin-top: ${space[4]};
  color: ${color.inkSoft};
`;

const Body = styled(Prose)`
  max-width: 40rem;
  margin-top: ${space[24]};
  line-height: 1.7;
`;
