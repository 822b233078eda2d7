/** Numbers from 1 to one less are hidden, and the others are multiples of it. */
export const smallest = 5;

/**
 * The nearest multiple of five. A larger number never becomes a smaller one: from two sets, one within the other, a reader
 * could otherwise compute that they differ by few.
 */
export const roundCount = (value: number): number => Math.round(value / smallest) * smallest;

/** The total of an answer; null when it is hidden. Zero is hidden too: whether a small group exists is not shown. */
export function protectTotal(total: number): number | null {
  return total < smallest ? null : roundCount(total);
}

/**
 * The numbers of the cells of one answer; null for hidden ones. When only one cell is hidden, or the hidden ones together
 * are so few that each must be below five, a reader could compute that from the total and the other cells, however they
 * are rounded: the smallest other cell is hidden as well. Null instead of a list when that is not enough: then an answer
 * does not show which cells have rows.
 * @param isZeroHidden whether cells without rows look like small ones, as steps of time do
 */
export function protectCells(
  counts: readonly number[],
  total: number,
  isZeroHidden: boolean,
): readonly (number | null)[] | null {
  const hiddenPlaces = total < smallest ? null : findHidden(counts);
  if (hiddenPlaces === null) return null;
  return counts.map((count, place) => {
    if (hiddenPlaces.has(place)) return null;
    if (count === 0) return isZeroHidden ? null : 0;
    return roundCount(count);
  });
}

function findHidden(values: readonly number[]): ReadonlySet<number> | null {
  const valueAt = (place: number): number => values[place] ?? 0;
  const places = values.map((_, place) => place).filter((place) => valueAt(place) > 0);
  const hiddenPlaces = new Set(places.filter((place) => valueAt(place) < smallest));
  const sumOf = (): number => [...hiddenPlaces].reduce((sum, place) => sum + valueAt(place), 0);
  const isEnough = (): boolean =>
    hiddenPlaces.size === 0 || (hiddenPlaces.size > 1 && sumOf() >= hiddenPlaces.size + smallest - 1);
  const others = places
    .filter((place) => !hiddenPlaces.has(place))
    .sort((one, other) => valueAt(one) - valueAt(other) || one - other);
  for (const place of others) if (!isEnough()) hiddenPlaces.add(place);
  return isEnough() ? hiddenPlaces : null;
}
