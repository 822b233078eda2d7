import { cueIndexAt, type lessons, parseCaptions } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { trustHtml } from '@enlace/shared-contract/text';
import { useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Heading, Link, Prose, Skeleton, tokens } from '@enlace/shared-ui';
import { useCallback, useMemo, useRef, useState } from 'react';

import { lazyPart } from '../../lib/lazy-part';
import { learning } from '../../lib/learning.slice';
import { LockReason } from './lock/lock-reason';
import { NotesPane } from './notes/notes-pane';
import { OpenLesson, type PlayerStart } from './open-lesson';
import { Outline } from './outline';
import { LessonPanes, type PaneId } from './panes/lesson-panes';
import type { PlayerControl } from './player/player-control';
import { videoSourceOf } from './player/video-source';
import { learningTexts } from './texts';
import { TranscriptPane } from './transcript/transcript-pane';

const QuestionsPart = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-questions" */ './questions/questions-part')).QuestionsPart,
  <Skeleton lines={5} height="2.5rem" />,
);

/** The content of a lesson, what comes after it, the outline of its course, the transcript and the notes. */
export function LessonPage({ lesson }: { readonly lesson: EntityOf<typeof lessons> }) {
  const t = useTexts(learningTexts);
  const { locale: lang, search } = useScreen();
  const { course } = lesson;
  const [isTheatre, setTheatre] = useState(false);
  const [pane, setPane] = useState<PaneId>('content');
  // "Continue" on another page is the press that loads the player.
  const [start, setStart] = useState<PlayerStart | null>(search.get('play') === '1' ? { at: null } : null);
  const controlRef = useRef<PlayerControl | null>(null);
  const second = useRef(0);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { answer, again } = useRead(learning.calls.lessons, { course: course.id, lang });
  // One value for each text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: trustHtml(lesson.body ?? '') }), [lesson.body]);
  const cues = useMemo(() => parseCaptions(lesson.captions ?? '').cues, [lesson.captions]);
  const [currentCue, setCurrentCue] = useState(-1);
  const rows = answer?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === lesson.id) + 1;
  const hasOutline = answer === null || answer.isFailed || rows.length > 0;
  const hasNotes = place > 0 && !lesson.is_locked && rows[place - 1]?.lock === null;
  const plays = lesson.video_url !== null && videoSourceOf(lesson.video_url) !== null;
  const seek = useCallback((target: number) => {
    setPane('content');
    if (controlRef.current === null) setStart({ at: target });
    else controlRef.current.seekTo(target);
  }, []);
  const courseLink = <ButtonLink to={`/courses/${course.slug}`}>{t('toCourse')}</ButtonLink>;
  const text = <Body dangerouslySetInnerHTML={markup} />;

  const content = (
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
          cues={cues}
          start={start}
          onStart={() => setStart({ at: null })}
          onTheatre={() => setTheatre(!isTheatre)}
          onNote={() => {
            setPane('notes');
            // A hidden field takes no focus.
            setTimeout(() => noteField.current?.focus());
          }}
          controlRef={controlRef}
          onState={({ position }) => {
            second.current = position;
            setCurrentCue(cueIndexAt(cues, position));
          }}
        >
          {text}
          {answer !== null && !answer.isFailed && rows.length === 0 && (
            <NotEnrolled>
              <EmptyState title={t('notEnrolled')} action={courseLink}>
                {t('notEnrolledHint')}
              </EmptyState>
            </NotEnrolled>
          )}
        </OpenLesson>
      )}
      {!lesson.is_locked && <QuestionsPart lesson={lesson.id} />}
    </article>
  );
  const outline = { id: 'outline', content: <Outline lessons={answer} current={lesson.id} onRetry={again} /> } as const;
  const transcript = {
    id: 'transcript',
    content: <TranscriptPane title={lesson.title} cues={cues} current={currentCue} onSeek={plays ? seek : null} />,
  } as const;
  const notes = {
    id: 'notes',
    content: (
      <NotesPane
        lesson={lesson}
        secondOf={() => (controlRef.current === null ? null : Math.floor(second.current))}
        onSeek={(target) => {
          if (plays) seek(target);
        }}
        field={noteField}
      />
    ),
  } as const;
  return (
    <LessonPanes
      isWide={isTheatre}
      selected={pane}
      onSelect={setPane}
      content={content}
      sides={[...(hasOutline ? [outline] : []), ...(cues.length > 0 ? [transcript] : []), ...(hasNotes ? [notes] : [])]}
    />
  );
}

const { color, space, textSize } = tokens;

const Back = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const NotEnrolled = styled.div`
  margin-top: ${space[24]};
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
