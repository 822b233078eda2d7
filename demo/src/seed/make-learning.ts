import { createRandom, localizeWords, type SeedRow } from '@enlace/api/seeding';
import { courseStories, courseSummaries, lessonPlan, newCourses } from './data/course-texts';
import { courses as firstCourses, lessonTexts } from './data/story-texts';
import { cover } from './pictures';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { richParagraphs } from './words';

/** Tables of courses, in the order of their inserts. */
export const learningTables = ['courses', 'lessons', 'course_prerequisites'] as const;

export type SeedLearning = Readonly<Record<(typeof learningTables)[number], SeedRow[]>>;

const courses = [...firstCourses, ...newCourses];
const languages = ['es', 'pt', 'es', 'en'] as const;
/** Ids of films on YouTube: demo lessons show films of Code.org. */
const videos = ['nKIu9yen5nc', 'FC5FbmsH4fw', 'dU1xS07N-FA'];
const isDraft = (id: number): boolean => id === 47;
const isComing = (id: number): boolean => id === 55;
const isUnwritten = (id: number): boolean => id === 58;

/** Courses with their lessons. Each course requires one of the level below in its area. */
export function makeLearning(now: Date): SeedLearning {
  const random = createRandom(41);
  const seed: SeedLearning = { courses: [], lessons: [], course_prerequisites: [] };
  const courseSlug = uniqueSlugs();
  const lessonSlug = uniqueSlugs();

  courses.forEach(([title, area_id, level], index) => {
    const id = index + 1;
    const at = new Date(now.getTime() - (620 - index * 10) * dayMs);
    const soon = new Date(now.getTime() + 9 * dayMs);
    const slug = courseSlug(title[0]);
    const chosenLessons = [...lessonPlan.slice(0, random.int(5, lessonPlan.length - 1)), ...lessonPlan.slice(-1)];
    const plan = isUnwritten(id) ? [] : chosenLessons;
    const lessons = plan.map(([name, summary, kind], at0): SeedRow => {
      const lesson = lessonSlug(`${title[0]} ${name[0]}`);
      return {
        course_id: id,
        slug: lesson,
        ...localizeWords({ title: name, summary, body: richParagraphs(...random.sample(lessonTexts, 2)) }),
        kind,
        video_url: kind === 'video' ? `https://www.youtube.com/watch?v=${videos[(id + at0) % videos.length]}` : null,
        position: at0 + 1,
        minutes: kind === 'exercise' ? random.int(25, 60) : random.int(6, 24),
        created_at: at,
        updated_at: at,
      };
    });
    seed.lessons.push(...lessons);
    seed.courses.push({
      id,
      slug,
      ...localizeWords({ title, summary: random.pick(courseSummaries), description: richParagraphs(...courseStories) }),
      area_id,
      level,
      language: languages[id % languages.length],
      hours: id % 4 === 0 ? null : Math.ceil(lessons.reduce((sum, lesson) => sum + Number(lesson['minutes']), 0) / 40),
      minutes: lessons.reduce((sum, lesson) => sum + Number(lesson['minutes']), 0),
      cover: cover('courses', slug, `Drawn cover of the course ${title[0]}`),
      published_at: isDraft(id) ? null : isComing(id) ? soon : at,
      created_at: at,
      updated_at: at,
    });
    const below = level === 'advanced' ? 'intermediate' : 'beginner';
    if (level !== 'beginner') seed.course_prerequisites.push(...requiredOf(id, area_id, below));
  });
  return seed;
}

/** The first course of this area and level as a requirement; none when there is no such course. */
function requiredOf(course_id: number, area: number, level: string): SeedRow[] {
  const index = courses.findIndex(([, otherArea, otherLevel]) => otherArea === area && otherLevel === level);
  return index === -1 || index + 1 === course_id ? [] : [{ course_id, required_id: index + 1 }];
}
