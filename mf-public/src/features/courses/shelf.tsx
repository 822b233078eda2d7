import { useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { Cover } from '../../lib/cover';
import { Eyebrow } from '../../lib/part.styles';
import { AreaIcon } from './area-icon';
import { Level } from './level';
import { Binding, Blank, Book, Facts, Shelf, Title, Words } from './shelf.styles';
import { coursesTexts } from './texts';
import type { CourseRow } from './types';
import { useDuration } from './use-duration';

export function CourseShelf({ courses }: { readonly courses: readonly CourseRow[] }) {
  return (
    <Shelf>
      {courses.map((course) => (
        <CourseBook key={course.id} course={course} />
      ))}
    </Shelf>
  );
}

function CourseBook({ course }: { readonly course: CourseRow }) {
  const t = useTexts(coursesTexts);
  const duration = useDuration();
  const before = course.courses_to_complete[0];
  return (
    <Book>
      <Binding>
        <Cover kind="courses" of={course} ratio="var(--cover-ratio)" />
        <AreaIcon area={course.area} />
      </Binding>
      <Words>
        <Eyebrow>
          <Level level={course.level} />
          <span>{course.area && `${dot}${course.area.name}`}</span>
        </Eyebrow>
        <Title>
          <Link to={`/courses/${course.slug}`} variant="cover">
            {course.title}
          </Link>
        </Title>
        <Facts>
          {course.lessons_count === 0
            ? t('unwritten')
            : `${t('lessons', { count: course.lessons_count })}${dot}${duration(course.minutes)}`}
        </Facts>
        {before !== undefined && <Facts>{t('asksFor', { course: before.title })}</Facts>}
      </Words>
    </Book>
  );
}

/** Has the size of the loaded shelf, so that nothing moves when the courses arrive. */
export function ShelfSkeleton() {
  return (
    <Shelf as="div" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Book key={index} as="div">
          <Binding>
            <Blank />
          </Binding>
          <Words>
            <Skeleton width="60%" height="1rem" />
            <Skeleton width={index % 2 === 0 ? '90%' : '70%'} height="1.5rem" />
            <Skeleton width="50%" height="1.25rem" />
          </Words>
        </Book>
      ))}
    </Shelf>
  );
}
