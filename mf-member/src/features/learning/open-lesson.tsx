import type { Cue, lessons, UserLesson } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Skeleton, tokens } from '@enlace/shared-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

import { lazyPart } from '../../lib/lazy-part';
import { LessonEnd } from './lesson-end';
import { LockReason } from './lock/lock-reason';
import { PdfCard } from './pdf-card';
import { KeysDialog } from './player/keys-dialog';
import { LessonVideo } from './player/lesson-video';
import type { PlayerControl, PlayerState } from './player/player-control';
import { usePlayerKeys } from './player/use-player-keys';
import { useWatching } from './player/use-watching';
import { learningTexts } from './texts';
import { useCompletion } from './use-completion';

const Quiz = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-quiz" */ './quiz/quiz')).Quiz,
  <Skeleton lines={6} height="2rem" />,
);
const Task = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-task" */ './task/task')).Task,
  <Skeleton lines={4} />,
);

/** A press that loads the player. */
export interface PlayerStart {
  /** Second at which it starts; null for where the learner stopped. */
  readonly at: number | null;
}

export interface OpenLessonProps {
  readonly lesson: EntityOf<typeof lessons>;
  readonly rows: readonly UserLesson[];
  /** Of the lesson, from 1; 0 without enrolment, and while the list is loaded. */
  readonly place: number;
  readonly isLoading: boolean;
  readonly cues: readonly Cue[];
  /** Null until the player is loaded. */
  readonly start: PlayerStart | null;
  readonly onStart: () => void;
  readonly onTheatre: () => void;
  readonly onNote: () => void;
  readonly controlRef: RefObject<PlayerControl | null>;
  readonly onState: (state: PlayerState) => void;
  /** The text of the lesson. */
  readonly children: ReactNode;
}

/** A lesson that may be read: its video with keys and position, its text, and the way on. */
export function OpenLesson(props: OpenLessonProps) {
  const { lesson, rows, place, isLoading, cues, start, controlRef, children } = props;
  const { onStart, onTheatre, onNote, onState } = props;
  const t = useTexts(learningTexts);
  const navigate = useNavigate();
  const { viewer } = useScreen();
  const stage = useRef<HTMLDivElement>(null);
  const [isHelping, setHelping] = useState(false);
  const { answer: watchAnswer, hasFailed, report } = useWatching(lesson.id, place > 0);
  const completion = useCompletion(rows, place);
  const row = rows[place - 1];
  // Authors read lessons that are locked for them as learners.
  const isOpen = row !== undefined && row.lock === null;
  const lastKnown = row === undefined || hasFailed ? (row?.stopped_at ?? 0) : null;
  const stoppedAt = isLoading ? null : (watchAnswer?.position ?? lastKnown);

  usePlayerKeys({
    controlRef,
    onTheatre,
    onFullScreen: () => void toggleFullScreen(stage.current),
    onComplete: () => void completion.complete(),
    onHelp: () => setHelping(true),
    onNote,
    onLesson(step) {
      const next = rows[place - 1 + step];
      if (place > 0 && next !== undefined) void navigate(`/my/courses/${next.course.slug}/${next.slug}`);
    },
  });

  return (
    <>
      {lesson.video_url !== null && (
        <div ref={stage}>
          <LessonVideo
            title={lesson.title}
            address={lesson.video_url}
            minutes={lesson.minutes}
            cues={cues}
            stoppedAt={start?.at ?? stoppedAt}
            isLoaded={start !== null}
            onLoad={onStart}
            controlRef={controlRef}
            onState={(state) => {
              report(state);
              onState(state);
            }}
          />
        </div>
      )}
      {row?.completion === 'watched' && row.state !== 'completed' && (
        <Rule>
          {t('watchRule', {
            need: row.threshold,
            have: Math.max(row.watched_percent, watchAnswer?.watched_percent ?? 0),
          })}
        </Rule>
      )}
      {children}
      {lesson.link_url !== null && lesson.kind === 'pdf' && <PdfCard address={lesson.link_url} title={lesson.title} />}
      {lesson.link_url !== null && lesson.kind !== 'pdf' && (
        <Elsewhere>
          <ButtonLink
            to={lesson.link_url}
            isNative={lesson.link_url.startsWith('/')}
            target="_blank"
            variant="secondary"
            iconBefore="external"
          >
            {t('link')}
          </ButtonLink>
          <span>{t('linkHint')}</span>
        </Elsewhere>
      )}
      {row?.lock && <LockReason course={row.course} lock={row.lock} />}
      {isOpen && lesson.kind === 'quiz' && <Quiz lesson={lesson.id} />}
      {isOpen && lesson.kind === 'task' && <Task lesson={lesson.id} />}
      {place > 0 && <LessonEnd rows={rows} place={place} completion={completion} />}
      <Keys>
        <Button variant="ghost" size="small" onClick={() => setHelping(true)}>
          {t('keys.open')}
        </Button>
      </Keys>
      {isHelping && viewer !== null && <KeysDialog viewerId={viewer.id} onClose={() => setHelping(false)} />}
    </>
  );
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement === null) await element?.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // The browser may refuse; the player has its own button.
  }
}

const { color, media, space, textSize } = tokens;

const Rule = styled.p`
  margin-top: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Elsewhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  margin-top: ${space[24]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** Phones have no keys. */
const Keys = styled.p`
  display: none;
  margin-top: ${space[16]};
  ${media.large} {
    display: block;
  }
`;
