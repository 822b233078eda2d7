import { useTexts } from '@enlace/shared-platform';

import { dot } from '../../lib/dot';
import { Kind, Lesson, LessonTitle, Minor, Module, Number, Syllabus } from './course.styles';
import { coursesTexts } from './texts';
import type { LessonLine } from './types';
import { useDuration } from './use-duration';

export function CourseSyllabus({ lessons }: { readonly lessons: readonly LessonLine[] }) {
  const t = useTexts(coursesTexts);
  const duration = useDuration();
  return (
    <section aria-labelledby="course-syllabus">
      <h2 id="course-syllabus">{t('syllabus')}</h2>
      {lessons.length === 0 && <Minor>{t('syllabusNone')}</Minor>}
      {lessons.length > 0 && (
        <Syllabus>
          {lessons.map((lesson, index) => (
            <Lesson key={lesson.id}>
              <Number aria-hidden>{index + 1}</Number>
              <div>
                {lesson.module && lesson.module !== lessons[index - 1]?.module && <Module>{lesson.module}</Module>}
                <LessonTitle>{lesson.title}</LessonTitle>
                {lesson.summary !== null && <Minor>{lesson.summary}</Minor>}
              </div>
              <Kind>{[t(lesson.kind), duration(lesson.minutes)].join(dot)}</Kind>
            </Lesson>
          ))}
        </Syllabus>
      )}
    </section>
  );
}
