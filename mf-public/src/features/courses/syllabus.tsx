import type { LearnerCourse } from '@enlace/shared-contract/learning';
import { useAnswer, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { dot } from '../../lib/dot';
import { Kind, Lesson, LessonTitle, Minor, Module, Number, State, Syllabus } from './course.styles';
import { enrolment } from './enrolment/enrolment.slice';
import { enrolmentTexts } from './enrolment/texts';
import { useLockText } from './enrolment/use-lock-text';
import { coursesTexts } from './texts';
import type { CourseRecord } from './types';
import { useDuration } from './use-duration';

/** The lessons; for enrolled users with what is completed, and why others are locked. */
export function CourseSyllabus({ course: { id: course, lessons } }: { readonly course: CourseRecord }) {
  const t = useTexts(coursesTexts);
  const { locale: lang } = useScreen();
  // The panel beside it reads it; visitors have none.
  const { answer } = useAnswer(enrolment.calls.course, { course, lang });
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
              <Kind>
                {[t(lesson.kind), duration(lesson.minutes)].join(dot)}
                <OwnState lesson={answer?.lessons.find(({ id }) => id === lesson.id)} />
              </Kind>
            </Lesson>
          ))}
        </Syllabus>
      )}
    </section>
  );
}

function OwnState({ lesson }: { readonly lesson: LearnerCourse['lessons'][number] | undefined }) {
  const t = useTexts(enrolmentTexts);
  const lockText = useLockText();
  if (lesson === undefined || lesson.state === 'available') return null;
  return <State>{lesson.lock === null ? t('lessonDone') : lockText(lesson.lock)}</State>;
}
