import { useLateTexts } from '@enlace/shared-admin';
import type { DatasetAnswer } from '@enlace/shared-contract/dashboards';
import { useFormats } from '@enlace/shared-platform';

import { useChartWords } from '../../../../lib/charts/use-chart-words';
import { usePeriodWords } from '../../state/use-period-words';
import { pointsOf, useDayWords } from '../../state/use-points';
import { menuTexts } from '../menu-texts';
import type { WidgetProps } from '../widget-props';

interface ImageSource extends Pick<WidgetProps, 'info' | 'notes'> {
  readonly answer: DatasetAnswer | null;
}

/** Saves the chart as a file that explains itself: title, period and source. */
export function useImage({ answer, info, notes }: ImageSource): (kind: 'svg' | 'png') => Promise<void> {
  const t = useLateTexts(menuTexts);
  const { date } = useFormats();
  const { stepWords } = useDayWords();
  const { spanWords } = usePeriodWords();
  const { labelOf, valueOf } = useChartWords();
  return async (kind) => {
    if (answer === null) return;
    const { drawChart } = await import(/* webpackChunkName: "dashboard-export" */ './draw-chart');
    const { saveImageFile } = await import(/* webpackChunkName: "dashboard-export" */ './save-file');
    const time = date(answer.meta.generated_at, { dateStyle: 'long', timeStyle: 'short' });
    const picture = drawChart({
      title: info.title,
      lines: [info.question, spanWords(answer.meta.period)],
      source: t('source', { host: window.location.host, time }),
      isTime: answer.meta.grain !== null,
      values: pointsOf(answer, notes, stepWords).map((point) => ({
        ...{ label: labelOf(point), words: valueOf(point.value), value: point.value },
        isHatched: point.isRunning || point.value === null,
      })),
    });
    await saveImageFile(picture, info.name, kind);
  };
}
