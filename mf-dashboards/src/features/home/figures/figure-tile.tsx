import type { DatasetAnswer, DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useFormats, useSelector, useTexts } from '@enlace/shared-platform';
import { Icon, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { changeOf } from '../../../lib/charts/changes';
import { Sparkline } from '../../../lib/charts/sparkline';
import { chartTexts } from '../../../lib/charts/texts';
import { useChartWords } from '../../../lib/charts/use-chart-words';
import { compareOf } from '../state/answer-words';
import { selectFigures } from '../state/figures.slice';
import { usePeriodWords } from '../state/use-period-words';
import { usePoints } from '../state/use-points';
import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { Change, Amount, Tile } from './figure-tile.styles';
import { TileFailure } from './tile-failure';

export interface FigureTileProps {
  readonly info: DatasetInfo;
  readonly choice: ViewChoice;
  readonly onChange: ChangeView;
}

/** One number with its change and its course. Its chart is below. */
export function FigureTile({ info, choice, onChange }: FigureTileProps) {
  const t = useTexts(homeTexts);
  const figure = useSelector((state) => selectFigures(state)[info.name]);
  const isPending = figure === undefined || figure.status === 'pending';
  return (
    <Tile aria-busy={isPending} $isFaint={isPending && (figure?.answer ?? null) !== null}>
      <h2 tabIndex={-1}>{info.title}</h2>
      {figure?.status === 'rejected' && figure.error !== null ? (
        <TileFailure error={figure.error} info={info} choice={choice} onChange={onChange} />
      ) : figure === undefined || figure.answer === null ? (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width="5ch" height="2.25rem" />
        </>
      ) : (
        <TileNumbers answer={figure.answer} compare={compareOf(figure.query)} />
      )}
    </Tile>
  );
}

interface TileNumbersProps {
  readonly answer: DatasetAnswer;
  readonly compare: ViewChoice['compare'];
}

function TileNumbers({ answer, compare }: TileNumbersProps) {
  const t = useTexts(homeTexts);
  const c = useTexts(chartTexts);
  const { number } = useFormats();
  const { changeWords } = useChartWords();
  const { spanWords } = usePeriodWords();
  const points = usePoints(answer, []);
  const { meta } = answer;
  const change = changeOf(meta.total, meta.prev_total);
  return (
    <>
      <Amount>{meta.total === null ? c('fewerUnits') : number(meta.total)}</Amount>
      <Change $kind={change?.kind ?? 'same'}>
        {change?.kind === 'more' && <Icon name="chevronUp" size={16} />}
        {change?.kind === 'less' && <Icon name="chevronDown" size={16} />}
        {change === null ? spanWords(meta.period) : changeWords(change)}{' '}
        {change !== null && <VisuallyHidden>{t(`compare.words.${compare}`)}</VisuallyHidden>}
      </Change>
      {meta.grain !== null && points.length > 1 && <Sparkline points={points} />}
    </>
  );
}
