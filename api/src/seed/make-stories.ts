import * as texts from './data/story-texts';
import type { SeedRow } from './insert-rows';
import { cover } from './pictures';
import { createRandom } from './random';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { localized, paragraphs } from './words';

export interface SeedStories {
  readonly courses: SeedRow[];
  readonly lessons: SeedRow[];
}

/** Courses with their lessons. */
export function makeStories(courseCount: number, now: Date): SeedStories {
  const random = createRandom(40);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const made: SeedStories = { courses: [], lessons: [] };
  const courseSlug = uniqueSlugs();
  const lessonSlug = uniqueSlugs();

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
  return made;
}
