import {
  type DatasetAnswer,
  datasetFilters,
  type DatasetInfo,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';

import { optionsOf } from '../../filters/use-filter-labels';
import { compareOf, filtersOfAnswer } from '../../state/answer-words';
import { useCatalogue } from '../../state/use-catalogue';
import { usePeriodWords } from '../../state/use-period-words';
import { homeTexts } from '../../texts';

/** Question, period, comparison and filters of the numbers that are drawn, also while others are loaded. */
export function useAnswerLines(info: DatasetInfo) {
  const t = useTexts(homeTexts);
  const { spanWords } = usePeriodWords();
  const filterWords = useFilterWords(info);
  return (answer: DatasetAnswer, query: DatasetQuery): readonly string[] => {
    const { period, compare, is_rounded: isRounded, suppressed: hiddenCount } = answer.meta;
    const compareWords =
      compare === null ? t('compare.names.none') : `${t(`compare.names.${compareOf(query)}`)} (${spanWords(compare)})`;
    const notes = [
      ...(isRounded ? [t('widget.rounded')] : []),
      ...(hiddenCount > 0 ? [t('widget.suppressed', { count: hiddenCount })] : []),
    ];
    return [
      info.question,
      `${t('period.label')}: ${spanWords(period)}`,
      `${t('compare.label')}: ${compareWords}`,
      filterWords(answer, query),
      ...(notes.length === 0 ? [] : [notes.join(' ')]),
    ];
  };
}

function useFilterWords(info: DatasetInfo) {
  const t = useTexts(homeTexts);
  const choices = useCatalogue().answer?.meta.choices;
  return (answer: DatasetAnswer, query: DatasetQuery): string => {
    const values = filtersOfAnswer(info, answer, query);
    const labels = datasetFilters.flatMap((filter) => {
      const options = choices === undefined ? [] : optionsOf(choices, filter);
      const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
      return values[filter].map(
        (value) => `${t(`filters.names.${filter}`)}: ${labelOf(value) ?? t('filters.unknown', { value })}`,
      );
    });
    return labels.length === 0 ? t('paper.noFilters') : t('paper.filters', { filters: labels.join('; ') });
  };
}
