import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { courseLearnerCalls, courseStopsSchema, type LessonStop } from '@enlace/shared-contract/authoring';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { LessonMinutes } from './lesson-minutes';
import { stopsTexts } from './texts';

/** Where learners of the course stop: by lesson, and by minute of a video. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(stopsTexts);
  const { number } = useFormats();
  const question = { call: courseLearnerCalls.getCourseStops, params: { id: record.id } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, courseStopsSchema);
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={8} />;
  const { learners_count: learnersCount, completed_count: completedCount, lessons } = data.data;
  if (lessons.length === 0 || learnersCount === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  return (
    <Stack gap={24}>
      <DescriptionList
        items={[
          { term: t('learners'), description: number(learnersCount) },
          { term: t('completed'), description: number(completedCount) },
        ]}
      />
      <Text tone="soft">{t('lead')}</Text>
      <List>
        {lessons.map((lesson) => (
          <Stop key={lesson.id} lesson={lesson} learnersCount={learnersCount} />
        ))}
      </List>
    </Stack>
  );
}

function Stop({ lesson, learnersCount }: { readonly lesson: LessonStop; readonly learnersCount: number }) {
  const t = useLateTexts(stopsTexts);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const share = (count: number) => ({ inlineSize: `${(count / learnersCount) * 100}%` });
  return (
    <li>
      <Row>
        <strong>{lesson.title}</strong>
        <small>
          {t('begun', { count: number(lesson.begun_count) })} · {t('done', { count: number(lesson.completed_count) })}
          {lesson.last_count > 0 && (
            <>
              {' · '}
              <em>{t('last', { count: lesson.last_count })}</em>
            </>
          )}
        </small>
      </Row>
      <Bars aria-hidden>
        <i style={share(lesson.begun_count)} />
        <b style={share(lesson.completed_count)} />
      </Bars>
      {lesson.has_video && (
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideMinutes' : 'showMinutes')}
        </Button>
      )}
      {isOpen && <LessonMinutes lesson={lesson} />}
    </li>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[20]};
  li {
    display: grid;
    gap: ${theme.space[8]};
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[16]};
  align-items: baseline;
  justify-content: space-between;
  width: 100%;
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
  em {
    color: ${theme.color.ink};
    font-weight: 600;
    font-style: normal;
  }
`;

const Bars = styled.div`
  position: relative;
  width: 100%;
  height: 0.75rem;
  border-radius: 2px;
  background: ${theme.color.line};
  i,
  b {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: inherit;
  }
  i {
    background: ${theme.color.teal};
    opacity: 0.4;
  }
  b {
    background: ${theme.color.teal};
  }
`;
