import type { DashboardGoal, DatasetInfo, DateNote } from '@enlace/shared-contract/dashboards';
import { styled, useSelector, useTexts } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { nextPaint } from '../../../lib/next-paint';
import { selectFigures } from '../state/figures.slice';
import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import type { HomeTask } from '../tasks/home-task';
import { homeTexts } from '../texts';
import { Widget } from '../widget/widget';
import { OrderConflict } from './order-conflict';
import { usePinnedWidgets } from './use-pinned-widgets';

export interface Marks {
  readonly goals: readonly DashboardGoal[];
  readonly notes: readonly DateNote[];
}

export interface WidgetBoardProps {
  readonly infos: readonly DatasetInfo[];
  readonly choice: ViewChoice;
  readonly marks: Marks;
  readonly onOpen: (path: string) => void;
  readonly onChange: ChangeView;
  readonly onTask: (task: HomeTask) => void;
}

/** The widgets: pinned ones in the viewer's order, then the others in that of the catalogue. */
export function WidgetBoard({ infos, choice, marks, onOpen, onChange, onTask }: WidgetBoardProps) {
  const t = useTexts(homeTexts);
  const { board, helpId, list, togglePin, announcements, widgets } = usePinnedWidgets(infos);
  const { refusedOrder } = board;
  const widgetLimit = useWidgetLimit();
  const shared = { choice, onOpen, onChange, onTask, onTogglePin: togglePin };
  const marksOf = ({ name, kind }: DatasetInfo) => ({
    goal: marks.goals.find(({ dataset }) => dataset === name)?.value ?? null,
    notes: kind === 'time' ? marks.notes : noNotes,
  });
  const isWide = ({ kind }: DatasetInfo, index: number) => (kind === 'time' && index === 0) || widgets.length === 1;
  return (
    <section aria-label={t('board')}>
      {refusedOrder !== null && <OrderConflict onUse={() => board.save(refusedOrder)} onForget={board.forgetRefused} />}
      <Widgets ref={list}>
        {widgets.slice(0, widgetLimit).map((props, index) => (
          <Widget
            key={props.info.name}
            {...shared}
            {...marksOf(props.info)}
            {...props}
            isWide={isWide(props.info, index)}
          />
        ))}
      </Widgets>
      <VisuallyHidden id={helpId}>{t('widget.gripHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcements[0]}</VisuallyHidden>
      <VisuallyHidden role="status">{announcements[1]}</VisuallyHidden>
    </section>
  );
}

const firstWidgets = 4;

/**
 * Widgets to draw: at first few, so that the first chart of a slow phone does not wait for the others. All at once when
 * the page is opened again, because the browser then returns to its place in it.
 */
function useWidgetLimit(): number | undefined {
  const hasFigures = useSelector((state) => Object.keys(selectFigures(state)).length > 0);
  const [hasAllWidgets, setHasAllWidgets] = useState(hasFigures);
  useEffect(() => {
    let isMounted = true;
    void nextPaint().then(() => {
      if (isMounted) setHasAllWidgets(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return hasAllWidgets ? undefined : firstWidgets;
}

const noNotes: readonly DateNote[] = [];

const Widgets = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]} ${theme.space[48]};
  ${theme.media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    display: block;
  }
`;
