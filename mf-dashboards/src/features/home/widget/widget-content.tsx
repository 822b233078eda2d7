import type { DatasetAnswer, DatasetInfo, DateNote } from '@enlace/shared-contract/dashboards';
import { styled, useTexts } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';
import { memo } from 'react';

import { BarChart } from '../../../lib/charts/bar-chart';
import { ChartTable } from '../../../lib/charts/chart-table';
import { TimeChart } from '../../../lib/charts/time-chart';
import { useChartWords } from '../../../lib/charts/use-chart-words';
import { useDayWords, usePoints } from '../state/use-points';
import { type Compare, useSummary } from '../state/use-summary';
import { homeTexts } from '../texts';

export interface WidgetContentProps {
  readonly info: DatasetInfo;
  readonly answer: DatasetAnswer;
  readonly compare: Compare;
  readonly goal: number | null;
  readonly notes: readonly DateNote[];
  readonly isTable: boolean;
  readonly onOpen: (path: string) => void;
}

const tableKinds = { time: 'time', bars: 'bars', ordered: 'bars', figure: 'bars', ranking: 'ranking' } as const;

/** The numbers of a data set. The table is always in the document: hidden behind a chart, for screen readers. */
export const WidgetContent = memo(function WidgetContent(props: WidgetContentProps) {
  const { info, answer, compare, goal, isTable, onOpen } = props;
  const { amountOf } = useChartWords();
  const notes = notesIn(answer, props.notes);
  const points = usePoints(answer, notes);
  const summary = useSummary(info, answer, points, compare);
  const table = (
    <ChartTable title={info.title} points={points} unit={info.unit} kind={tableKinds[info.kind]} isHidden={!isTable} />
  );
  if (info.kind === 'figure')
    return (
      <>
        <Total>{amountOf(answer.meta.total, info.unit)}</Total>
        <p>{summary}</p>
      </>
    );
  const monthGoal = answer.meta.grain === 'month' ? goal : null;
  return (
    <>
      <Summary>{summary}</Summary>
      {!isTable && info.kind === 'time' && (
        <TimeChart points={points} summary={summary} onOpen={onOpen} goal={monthGoal} />
      )}
      {!isTable && info.kind !== 'time' && <BarChart points={points} summary={summary} onOpen={onOpen} />}
      {isTable ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}
      <NoteList notes={notes} />
    </>
  );
});

/** The notes on days of the period. */
function notesIn({ data, meta }: DatasetAnswer, notes: readonly DateNote[]): readonly DateNote[] {
  if (meta.grain === null) return [];
  const first = meta.period?.from ?? data[0]?.key ?? '';
  return notes.filter(({ day }) => day >= first && (meta.period === null || day <= meta.period.to));
}

function NoteList({ notes }: { readonly notes: readonly DateNote[] }) {
  const t = useTexts(homeTexts);
  const { dayWords } = useDayWords();
  if (notes.length === 0) return null;
  return (
    <Notes aria-label={t('widget.notes')}>
      {notes.map(({ id, day, text, author }) => (
        <li key={id}>
          {author === null
            ? t('widget.note', { day: dayWords(day), text })
            : t('widget.noteBy', { day: dayWords(day), text, author })}
        </li>
      ))}
    </Notes>
  );
}

const Summary = styled.p`
  max-width: 80ch;
  font-variant-numeric: tabular-nums;
`;

const Total = styled.p`
  font: 600 ${theme.textSize.h2} / 1.1 ${theme.font.text};
  font-variant-numeric: tabular-nums;
`;

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding-inline-start: ${theme.space[12]};
  border-inline-start: 2px solid ${theme.color.plum};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
