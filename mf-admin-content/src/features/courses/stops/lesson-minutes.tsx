import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { courseLearnerCalls, lessonMinutesSchema, type LessonStop } from '@enlace/shared-contract/authoring';
import { styled, useFormats } from '@enlace/shared-platform';
import { ErrorState, Skeleton, Text, theme, VisuallyHidden } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { largestLoss } from './largest-loss';
import { stopsTexts } from './texts';

/** How many learners watched each minute of a video, as bars and as a table for readers without pictures. */
export function LessonMinutes({ lesson }: { readonly lesson: LessonStop }) {
  const t = useLateTexts(stopsTexts);
  const { number } = useFormats();
  const question = { call: courseLearnerCalls.getLessonMinutes, params: { id: lesson.id } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, lessonMinutesSchema);
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={3} />;
  const { minutes, viewers_count: viewersCount } = data.data;
  if (minutes.length === 0 || minutes.every((count) => count === 0)) return <Text>{t('noMinutes')}</Text>;
  const most = Math.max(...minutes);
  const loss = largestLoss(minutes);
  return (
    <Chart aria-label={t('minutes', { lesson: lesson.title })}>
      <Text size="small">
        {t('viewers', { count: viewersCount })}
        {loss !== null &&
          ` ${t('most', { minute: loss + 1, before: number(minutes[loss] ?? 0), after: number(minutes[loss + 1] ?? 0) })}`}
      </Text>
      <Bars aria-hidden>
        {minutes.map((count, minute) => (
          <i key={minute} data-loss={minute === loss || undefined} style={{ blockSize: `${(count / most) * 100}%` }} />
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>1</span>
        <span>{minutes.length}</span>
      </Ends>
      <VisuallyHidden>
        <table>
          <caption>{t('chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('minute')}</th>
              <th scope="col">{t('watched')}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.map((count, minute) => (
              <tr key={minute}>
                <th scope="row">{minute + 1}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Chart>
  );
}

const Chart = styled.section`
  display: grid;
  gap: ${theme.space[8]};
  width: 100%;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

const Bars = styled.div`
  display: flex;
  gap: 1px;
  align-items: end;
  height: 6rem;
  border-bottom: 1px solid ${theme.color.line};
  i {
    flex: 1 1 0;
    min-height: 1px;
    background: ${theme.color.teal};
  }
  i[data-loss] {
    background: ${theme.color.danger};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
`;
