import { cueIndexAt, type lessons, parseCaptions } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState } from '@enlace/shared-ui';
import { useCallback, useMemo, useRef, useState } from 'react';

import { PageSkeleton } from '../../../lib/page-skeleton';
import { LessonPanes, type PaneId } from '../panes/lesson-panes';
import { Pane } from '../panes/pane';
import { LessonVideo } from '../player/lesson-video';
import type { PlayerControl } from '../player/player-control';
import { videoSourceOf } from '../player/video-source';
import { learningTexts } from '../texts';
import { TranscriptPane } from '../transcript/transcript-pane';
import { DisabledForm } from './content/disabled-form';
import { PreviewContent } from './content/preview-content';
import { lessonPreview } from './lesson-preview.slice';
import { PreviewBar } from './preview-bar';
import { PreviewOutline } from './preview-outline';
import { previewTexts } from './texts';

export interface PreviewPageProps {
  readonly lesson: EntityOf<typeof lessons>;
}

/** The page with its texts in a language; in English when they cannot be loaded. */
export async function loadPreviewPage(locale: Locale) {
  await previewTexts.load(locale).catch(() => undefined);
  return PreviewPage;
}

/** The page of a lesson for a learner who enrols now. It has the parts of the learner's page, and stores nothing. */
function PreviewPage({ lesson }: PreviewPageProps) {
  const words = useTexts(learningTexts);
  const { locale: lang, search } = useScreen();
  const { course } = lesson;
  const { answer, status, error, again } = useRead(lessonPreview.calls.course, { course: course.id, lang });
  const [pane, setPane] = useState<PaneId>('content');
  // Second at which the player starts; null until it is loaded.
  const [startAt, setStartAt] = useState(search.get('play') === '1' ? 0 : null);
  const controlRef = useRef<PlayerControl | null>(null);
  const cues = useMemo(() => parseCaptions(lesson.captions ?? '').cues, [lesson.captions]);
  const [currentCue, setCurrentCue] = useState(-1);
  const seek = useCallback((target: number) => {
    setPane('content');
    if (controlRef.current === null) setStartAt(target);
    else controlRef.current.seekTo(target);
  }, []);
  if (answer === null)
    return status === 'rejected' ? <ErrorState onRetry={again}>{error?.message}</ErrorState> : <PageSkeleton />;

  const plays = lesson.video_url !== null && videoSourceOf(lesson.video_url) !== null;
  const video = lesson.video_url !== null && (
    <LessonVideo
      title={lesson.title}
      address={lesson.video_url}
      minutes={lesson.minutes}
      cues={cues}
      stoppedAt={startAt ?? 0}
      isLoaded={startAt !== null}
      onLoad={() => setStartAt(0)}
      controlRef={controlRef}
      onState={({ position }) => setCurrentCue(cueIndexAt(cues, position))}
    />
  );
  const outline = {
    id: 'outline',
    content: <PreviewOutline lessons={answer.lessons} current={lesson.id} />,
  } as const;
  const transcript = {
    id: 'transcript',
    content: <TranscriptPane title={lesson.title} cues={cues} current={currentCue} onSeek={plays ? seek : null} />,
  } as const;
  const notes = {
    id: 'notes',
    content: (
      <Pane id="lesson-notes" title={words('notes.title')}>
        <DisabledForm label={words('notes.new')} button={words('notes.add')} />
      </Pane>
    ),
  } as const;
  return (
    <>
      <PreviewBar course={course.id} required={answer.required} />
      <LessonPanes
        isWide={false}
        selected={pane}
        onSelect={setPane}
        content={<PreviewContent lesson={lesson} lessons={answer.lessons} video={video} />}
        sides={[outline, ...(cues.length > 0 ? [transcript] : []), notes]}
      />
    </>
  );
}
