import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useAnswer } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Link, theme } from '@enlace/shared-ui';
import { useMemo, useState } from 'react';

import { lazyPart } from '../../lib/lazy-part';
import { LoadingStatus } from './board/loading-status';
import { WidgetBoard } from './board/widget-board';
import { FigureRow } from './figures/figure-row';
import { FilterBar } from './filters/filter-bar';
import { PaperHead } from './paper/paper-head';
import { countedChoice } from './state/counted-choice';
import { dashboards, type Catalogue } from './state/dashboards.slice';
import { nearestGoals } from './state/nearest-goals';
import { useShownFigures } from './state/use-catalogue';
import { useChoice } from './state/use-choice';
import { addressOf } from './state/view-choice';
import type { HomeTask } from './tasks/home-task';
import { homeTexts } from './texts';

const TaskDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-tasks" */ './tasks/task-dialog')).TaskDialog,
  null,
);

export interface HomeViewProps {
  readonly catalogue: Catalogue;
  readonly onOpen: (path: string) => void;
}

const noMarks = { goals: [], notes: [] };

/** The page of a catalogue: filters, the six figures, and the widgets. */
export function HomeView({ catalogue, onOpen }: HomeViewProps) {
  const t = useTexts(homeTexts);
  const { choice: addressChoice, change } = useChoice();
  const choice = useMemo(() => countedChoice(addressChoice, catalogue), [addressChoice, catalogue]);
  const { goals, notes } = useAnswer(dashboards.calls.marks, undefined).answer ?? noMarks;
  const marks = { goals: nearestGoals(goals, catalogue), notes };
  const [task, setTask] = useState<HomeTask | null>(null);
  const onlyInfo = catalogue.data.find(({ name }) => name === choice.only);
  const infos = useMemo(() => (onlyInfo === undefined ? catalogue.data : [onlyInfo]), [catalogue, onlyInfo]);
  useShownFigures(infos, choice);
  const firstInfos = catalogue.meta.figures.flatMap((name) => infos.find((info) => info.name === name) ?? []);
  return (
    <>
      <LoadingStatus infos={infos} />
      <PaperHead choice={choice} catalogue={catalogue} />
      <Tools>
        <Button size="small" variant="ghost" iconBefore="edit" onClick={() => setTask({ kind: 'notes' })}>
          {t('addNote')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          iconBefore="external"
          onClick={() => setTask({ kind: 'share', info: onlyInfo ?? null })}
        >
          {t('share')}
        </Button>
        <Button size="small" variant="ghost" iconBefore="file" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Tools>
      <FilterBar choice={addressChoice} catalogue={catalogue} onChange={change} />
      {onlyInfo === undefined ? (
        <FigureRow infos={firstInfos} choice={choice} onChange={change} />
      ) : (
        <p>
          <Link to={addressOf({ ...addressChoice, only: null })}>{t('showAll')}</Link>
        </p>
      )}
      <WidgetBoard
        infos={infos.filter((info) => isWidget(info, firstInfos, infos.length))}
        choice={choice}
        marks={marks}
        onOpen={onOpen}
        onChange={change}
        onTask={setTask}
      />
      {task !== null && <TaskDialog task={task} catalogue={catalogue} choice={choice} onClose={() => setTask(null)} />}
    </>
  );
}

/** A figure among the first ones is not repeated as a widget. */
const isWidget = (info: DatasetInfo, firstInfos: readonly DatasetInfo[], count: number): boolean =>
  info.kind !== 'figure' || count === 1 || !firstInfos.includes(info);

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-block: -${theme.space[8]} ${theme.space[12]};
  margin-inline-start: -${theme.space[12]};
  @media print {
    display: none;
  }
`;
