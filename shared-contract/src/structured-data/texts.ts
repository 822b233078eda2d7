import type { EntityOf } from '../define-resource';
import type { courses } from '../resources/courses';
import type { news } from '../resources/news';
import { community, picture, type Thing, makeThing, type ThingContext } from './thing';

/** A published article. */
export function articleThing(article: EntityOf<typeof news>, context: ThingContext): Thing | null {
  if (article.status !== 'published') return null;
  return makeThing('Article', {
    headline: article.title,
    description: article.summary,
    image: picture(article, context),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: article.language,
    author: article.author ? makeThing('Person', { name: article.author.name }) : community(context),
    publisher: community(context),
    articleSection: article.categories.map(({ name }) => name),
    keywords: article.tags.map(({ name }) => name),
    url: context.url,
    mainEntityOfPage: context.url,
  });
}

/** A public online course; null without a description. */
export function courseThing(course: EntityOf<typeof courses>, context: ThingContext): Thing | null {
  const description = course.summary ?? course.description?.replace(/<[^<>]*>/g, ' ').trim() ?? null;
  if (description === null || description === '') return null;
  return makeThing('Course', {
    name: course.title,
    description,
    url: context.url,
    image: picture(course, context),
    provider: community(context),
    educationalLevel: course.level,
    about: course.area?.name,
    hasCourseInstance: makeThing('CourseInstance', {
      courseMode: 'online',
      courseWorkload: course.minutes > 0 ? `PT${course.minutes}M` : undefined,
    }),
  });
}
