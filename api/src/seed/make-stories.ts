import { places } from './data/places';
import * as texts from './data/story-texts';
import type { SeedRow } from './insert-rows';
import { cover } from './pictures';
import { createRandom } from './random';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, localized, paragraphs, same } from './words';

export interface SeedStories {
  readonly courses: SeedRow[];
  readonly lessons: SeedRow[];
  readonly news: SeedRow[];
  readonly news_categories: SeedRow[];
  readonly news_tags: SeedRow[];
}

/** Courses with their lessons, and news. */
export function makeStories(courseCount: number, newsCount: number, now: Date): SeedStories {
  const random = createRandom(40);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const made: SeedStories = { courses: [], lessons: [], news: [], news_categories: [], news_tags: [] };
  const courseSlug = uniqueSlugs();
  const lessonSlug = uniqueSlugs();
  const newsSlug = uniqueSlugs();

  texts.courses.slice(0, courseCount).forEach(([title, area_id, level], index) => {
    const id = index + 1;
    const at = daysAgo(600 - index * 13);
    const slug = courseSlug(title[0]);
    const names = texts.lessonNames.slice(0, random.int(4, texts.lessonNames.length));
    const minutes = names.map(() => random.int(8, 35));
    made.courses.push({
      id,
      slug,
      ...localized({ title, summary: random.pick(texts.lessonTexts), description: paragraphs(...texts.lessonTexts) }),
      area_id,
      level,
      minutes: minutes.reduce((sum, value) => sum + value, 0),
      cover: cover('courses', slug, `Drawn cover of the course ${title[0]}`),
      created_at: at,
      updated_at: at,
    });
    names.forEach((name, position) =>
      made.lessons.push({
        course_id: id,
        slug: lessonSlug(`${title[0]} ${name[0]}`),
        ...localized({ title: name, body: random.pick(texts.lessonTexts) }),
        position: position + 1,
        minutes: minutes[position] ?? 10,
        created_at: at,
        updated_at: at,
      }),
    );
  });

  for (let id = 1; id <= newsCount; id += 1) {
    const [titleWords, summaryWords, category] = random.pick(texts.newsStories);
    const city = { city: same(random.pick(places).city) };
    const title = fill(titleWords, city);
    const summary = fill(summaryWords, city);
    const slug = newsSlug(title[0]);
    const at = daysAgo(Math.round(((newsCount - id) / newsCount) * 900));
    made.news.push({
      id,
      slug,
      ...localized({ title, summary, description: paragraphs(summary, ...texts.newsBodies) }),
      author_id: 1,
      published_at: at,
      cover: cover('news', slug, `Drawn cover of the story ${title[0]}`),
      created_at: at,
      updated_at: at,
    });
    made.news_categories.push({ news_id: id, category_id: category });
    made.news_tags.push(...random.sample([11, 12, 13, 16, 20, 26], 2).map((tag_id) => ({ news_id: id, tag_id })));
  }
  return made;
}
