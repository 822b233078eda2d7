import { recordSeo } from '@enlace/shared-contract/head';
import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { courses } from '../../lib/courses.slice';
import { Cover } from '../../lib/cover';
import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { Page } from '../../lib/page.styles';
import { Eyebrow } from '../../lib/part.styles';
import { RichText } from '../../lib/rich-text';
import { loadOf } from '../../lib/page-reads';
import { recordOfPage } from '../../lib/record-of-page';
import { AreaIcon } from './area-icon';
import { CourseSide } from './course-side';
import { CourseSkeleton } from './course-skeleton';
import { Back, BookSide, Columns, Opening, Story, Summary, Title } from './course.styles';
import { Binding } from './shelf.styles';
import { enrolment } from './enrolment/enrolment.slice';
import { enrolmentTexts } from './enrolment/texts';
import { ReviewsPart } from './reviews/reviews-part';
import { reviews } from './reviews/reviews.slice';
import { CourseSyllabus } from './syllabus';
import { Level } from './level';
import { coursesTexts } from './texts';
import type { CourseRecord } from './types';
import { useDuration } from './use-duration';
import { courseReads } from './course-reads';

export const screen = defineScreen({
  Component: CoursePage,
  staysDrawn: true,
  load: loadOf(courseReads, [courses]),
  seo(state, context) {
    const { record } = courses.selectRecord(state, recordOfPage(context));
    return record && recordSeo({ ...record, name: record.title }, context.url, context.productName);
  },
  texts: [coursesTexts, enrolmentTexts],
  slices: [similar, courses, enrolment, reviews],
});

function CoursePage() {
  const t = useTexts(coursesTexts);
  const which = recordOfPage(useScreen());
  const state = useRecord(courses, which);
  return (
    <LoadedRecord
      state={state}
      query={courses.record(which)}
      skeleton={<CourseSkeleton />}
      missing={{
        kind: 'courses',
        title: t('missing'),
        hint: t('missingHint'),
        action: <Link to="/courses">{t('all')}</Link>,
      }}
    >
      {(course) => <CourseContent course={course} />}
    </LoadedRecord>
  );
}

function CourseContent({ course }: { readonly course: CourseRecord }) {
  const t = useTexts(coursesTexts);
  const reviewWords = useTexts(enrolmentTexts);
  const duration = useDuration();
  const facts = [
    course.area?.name,
    course.lessons_count > 0 && t('lessons', { count: course.lessons_count }),
    course.minutes > 0 && duration(course.minutes),
  ];
  return (
    <Page as="article">
      <Opening>
        <div>
          <Back>
            <Link to="/courses">{t('all')}</Link>
          </Back>
          <Eyebrow>
            <Level level={course.level} />
            <span>{facts.map((fact) => fact && `${dot}${fact}`)}</span>
          </Eyebrow>
          <Title $isLong={course.title.length > 40}>{course.title}</Title>
          {course.summary !== null && <Summary>{course.summary}</Summary>}
        </div>
        <BookSide>
          <Binding>
            <Cover kind="courses" of={course} ratio="3/4" isLarge />
            <AreaIcon area={course.area} />
          </Binding>
        </BookSide>
      </Opening>
      <Columns>
        {/* Before the lessons, so that a phone shows how to join at once. */}
        <CourseSide course={course} />
        <Story>
          {course.description !== null && (
            <section aria-labelledby="course-about">
              <h2 id="course-about">{t('about')}</h2>
              <RichText html={course.description} />
            </section>
          )}
          <CourseSyllabus course={course} />
          <section aria-labelledby="course-reviews">
            <h2 id="course-reviews">{reviewWords('reviews.title')}</h2>
            <ReviewsPart course={course.id} />
          </section>
        </Story>
      </Columns>
    </Page>
  );
}
