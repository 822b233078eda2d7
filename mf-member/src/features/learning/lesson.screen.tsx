import { mayCall } from '@enlace/shared-contract/access';
import { coursePreviewCalls } from '@enlace/shared-contract/authoring';
import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, useAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading } from '@enlace/shared-ui';

import { lazyPart } from '../../lib/lazy-part';
import { learning } from '../../lib/learning.slice';
import { PageSkeleton } from '../../lib/page-skeleton';
import { Sheet } from '../../lib/page.styles';
import { LessonPage } from './lesson-page';
import { lessonWork } from './lesson-work.slice';
import { VideoDocument } from './player/video-document';
import { lessonPreview } from './preview/lesson-preview.slice';
import { lessonPosts } from './questions/lesson-posts.slice';
import { ownLesson } from './lesson.slice';
import { learningTexts } from './texts';

const previewPageIn = (locale: Locale) =>
  lazyPart(
    async () =>
      (await import(/* webpackChunkName: "lesson-preview" */ './preview/preview-page')).loadPreviewPage(locale),
    <PageSkeleton />,
  );

/** The preview for authors. Its texts are loaded with it, so it is a part of its own in each language. */
const previewPages = { en: previewPageIn('en'), es: previewPageIn('es'), pt: previewPageIn('pt') } as const;

const queryOf = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>) => ({
  slug: params['lesson'] ?? '',
  lang: locale,
});

export const screen = defineScreen({
  Component: Lesson,
  texts: [learningTexts],
  load: (context) => [ownLesson.calls.lesson.query(queryOf(context))],
  seo(state, context) {
    const { lesson } = ownLesson.calls;
    const { answer } = lesson.select(state, lesson.keyOf(queryOf(context)));
    return answer && { title: answer.title, titleTemplate: `%s · ${context.productName}` };
  },
  slices: [learning, ownLesson, lessonWork, lessonPosts, lessonPreview],
});

/** A lesson with the outline of its course; with `?as=learner`, as a new learner sees it, for authors. */
function Lesson() {
  const t = useTexts(learningTexts);
  const context = useScreen();
  const query = queryOf(context);
  const reload = useReload();
  const { answer: lesson, status, error } = useAnswer(ownLesson.calls.lesson, query);
  const isPreview =
    context.search.get('as') === 'learner' && mayCall(context.viewer, coursePreviewCalls.previewCourse.access);
  const Page = isPreview ? previewPages[context.locale] : LessonPage;
  if (lesson !== null)
    return (
      <VideoDocument key={lesson.id} address={lesson.video_url}>
        <Page lesson={lesson} />
      </VideoDocument>
    );
  if (status !== 'rejected') return <PageSkeleton />;
  if (error?.code === 'NOT_FOUND')
    return (
      <Sheet>
        <Heading level={1} size="h2">
          {t('missing')}
        </Heading>
        <EmptyState title={t('missingHint')} action={<ButtonLink to="/my/courses">{t('title')}</ButtonLink>} />
      </Sheet>
    );
  return <ErrorState onRetry={() => reload([ownLesson.calls.lesson.query(query)])}>{error?.message}</ErrorState>;
}
