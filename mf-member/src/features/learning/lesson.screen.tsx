import { defineScreen, useAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading } from '@enlace/shared-ui';

import { learning } from '../../lib/learning.slice';
import { PageSkeleton } from '../../lib/page-skeleton';
import { Sheet } from '../../lib/page.styles';
import { LessonPage } from './lesson-page';
import { lessonWork } from './lesson-work.slice';
import { lessonPosts } from './questions/lesson-posts.slice';
import { learningTexts } from './texts';

const queryOf = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>) => ({
  slug: params['lesson'] ?? '',
  lang: locale,
});

export const screen = defineScreen({
  Component: Lesson,
  texts: [learningTexts],
  load: (context) => [learning.calls.lesson.need(queryOf(context))],
  seo(state, context) {
    const { lesson } = learning.calls;
    const { answer } = lesson.select(state, lesson.keyOf(queryOf(context)));
    return answer && { title: answer.title, titleTemplate: `%s · ${context.productName}` };
  },
  slices: [learning, lessonWork, lessonPosts],
});

/** A lesson with the outline of its course. */
function Lesson() {
  const t = useTexts(learningTexts);
  const query = queryOf(useScreen());
  const reload = useReload();
  const { answer: lesson, status, error } = useAnswer(learning.calls.lesson, query);
  if (lesson !== null) return <LessonPage key={lesson.id} lesson={lesson} />;
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
  return <ErrorState onRetry={() => reload([learning.calls.lesson.need(query)])}>{error?.message}</ErrorState>;
}
