import {
  type DatasetAnswer,
  type DatasetFilter,
  datasetFilters,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';
import type { Locale } from '@enlace/shared-contract/text';

import type { Download } from '../../../../infrastructure/csv/answer-csv';
import type { Cell } from '../../../../infrastructure/csv/csv';
import type { Dataset } from '../define-dataset';
import { exportTexts } from './export-texts';

/** The CSV of an answer: its cells with the values that the caller may see, and after an empty line what they mean. */
export function exportDataset(answer: DatasetAnswer, dataset: Dataset, query: DatasetQuery, lang: Locale): Download {
  const { columns, hiddenNumber } = exportTexts[lang];
  const isCompared = answer.meta.compare !== null;
  const numberOf = (value: number | null | undefined): Cell => (value === null ? hiddenNumber : value);
  const rows = answer.data.map(({ key, label, value, prev }): Cell[] => [
    key,
    label,
    numberOf(value),
    ...(isCompared ? [numberOf(prev)] : []),
  ]);
  const batches = async function* (): AsyncGenerator<readonly (readonly Cell[])[]> {
    yield rows;
    yield [[], ...meaningOf(answer, dataset, query, lang)];
  };
  return {
    name: dataset.name,
    resource: 'dashboards',
    filters: query,
    columns: isCompared ? columns : columns.slice(0, 3),
    count: async () => rows.length,
    batches,
  };
}

function meaningOf({ meta }: DatasetAnswer, { words }: Dataset, query: DatasetQuery, lang: Locale): readonly Cell[][] {
  const texts = exportTexts[lang];
  const { title, question, definition } = words[lang];
  const daysOf = (days: DatasetAnswer['meta']['period'], without: string): string =>
    days === null ? without : `${days.from} – ${days.to}`;
  const filters = datasetFilters
    .filter((name) => query[name] !== undefined && !meta.ignored.includes(name))
    .map((name) => `${name}: ${appliedValues(meta, query, name).join(' ')}`);
  const ignoredValues = (meta.ignored_values ?? []).map(({ filter, values }) => `${filter}: ${values.join(' ')}`);
  return [
    [texts.title, title],
    [texts.question, question],
    [texts.definition, definition],
    [texts.period, daysOf(meta.period, texts.allTime)],
    [texts.compare, daysOf(meta.compare, texts.none)],
    [texts.zone, meta.tz],
    [texts.filters, filters.join(', ') || texts.none],
    [texts.ignored, [...meta.ignored, ...ignoredValues].join(', ') || texts.none],
    [texts.total, meta.total ?? texts.hiddenNumber],
    ...(meta.is_rounded ? [[texts.rounded, texts.roundedText]] : []),
    [texts.countedAt, meta.generated_at],
  ];
}

/** The values of a filter that the numbers apply. */
function appliedValues(meta: DatasetAnswer['meta'], query: DatasetQuery, name: DatasetFilter): (string | number)[] {
  const ignoredEntry = (meta.ignored_values ?? []).find(({ filter }) => filter === name);
  return (query[name] ?? []).filter((value) => ignoredEntry?.values.includes(value) !== true);
}
