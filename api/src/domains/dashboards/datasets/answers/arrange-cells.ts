import type { Locale } from '@enlace/shared-contract/text';

import { type CountedCell, sumOf } from '../counts/count';
import type { Dataset } from '../define-dataset';
import { roundCount, smallest } from '../protection/protect-cells';
import { answerTexts } from './answer-texts';
import { emptyKey, othersKey } from './drill';
import type { Labels } from './find-labels';

export type Labelled<Cell> = Cell & {
  readonly label: string;
  readonly place: number;
};

/** The cells with their labels. */
export function labelCells<Cell extends { readonly key: string }>(
  cells: readonly Cell[],
  labels: Labels,
  lang: Locale,
): readonly Labelled<Cell>[] {
  const texts = answerTexts[lang];
  const ownTexts: Readonly<Record<string, string>> = { [emptyKey]: texts.notGiven, [othersKey]: texts.others };
  return cells.map((cell) => {
    const { text, place } = labels.get(cell.key) ?? { text: ownTexts[cell.key] ?? texts.removed, place: 0 };
    return { ...cell, label: text, place };
  });
}

/**
 * The cells of an answer, before their names are read: the groups after the first ones become one group, and an exact
 * ranking ends with its last place. All cells of a protected ranking are needed for its protection.
 */
export function limitCells(
  cells: readonly CountedCell[],
  { most, kind }: Pick<Dataset, 'most' | 'kind'>,
  isProtected: boolean,
): readonly CountedCell[] {
  if (most === undefined || (kind === 'ranking' && isProtected)) return cells;
  const sizeOf = (count: number): number => (isProtected ? shownSize(count) : count);
  const groups = cells
    .filter(({ key }) => key !== emptyKey)
    .sort(
      (one, other) =>
        sizeOf(other.now) - sizeOf(one.now) ||
        sizeOf(other.before) - sizeOf(one.before) ||
        (one.key < other.key ? -1 : 1),
    );
  const rest = kind === 'ranking' ? [] : groups.slice(most);
  const others: CountedCell = {
    key: othersKey,
    now: sumOf(rest.map(({ now }) => now)),
    before: sumOf(rest.map(({ before }) => before)),
  };
  return [
    ...groups.slice(0, most),
    ...(rest.length === 0 ? [] : [others]),
    ...cells.filter(({ key }) => key === emptyKey),
  ];
}

/** The order of protected groups is that of the numbers that readers see. */
const shownSize = (count: number): number => (count < smallest ? 0 : roundCount(count));

interface Named {
  readonly key: string;
  readonly label: string;
}

function compareLabels(one: Named, other: Named, lang: Locale): number {
  return one.label.localeCompare(other.label, lang) || (one.key < other.key ? -1 : 1);
}

interface Arranged extends Named {
  readonly place: number;
  readonly value: number | null;
  readonly prev: number | null;
}

const lastPlaces: Readonly<Record<string, number>> = { [othersKey]: 1, [emptyKey]: 2 };

/** The greatest number first, or the groups in their own order; hidden numbers after the others, then the rest. */
export function sortCells<C extends Arranged>(cells: readonly C[], kind: Dataset['kind'], lang: Locale): C[] {
  const byPlace = kind === 'ordered';
  return [...cells].sort(
    (one, other) =>
      (lastPlaces[one.key] ?? 0) - (lastPlaces[other.key] ?? 0) ||
      (byPlace
        ? one.place - other.place
        : (other.value ?? -1) - (one.value ?? -1) || (other.prev ?? -1) - (one.prev ?? -1)) ||
      compareLabels(one, other, lang),
  );
}
