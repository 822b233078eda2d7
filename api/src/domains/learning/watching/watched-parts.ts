/** A part of a video, in whole seconds; `to` is not in it. */
export type Part = readonly [from: number, to: number];

/** Most parts that are stored for one learner and video. */
const partsCap = 500;

export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, [from, to]) => sum + to - from, 0);

/** The union of parts: in order, apart, none empty. */
export function uniteParts(parts: readonly Part[]): Part[] {
  const union: [number, number][] = [];
  for (const [from, to] of [...parts].filter(([start, end]) => end > start).sort(([one], [other]) => one - other)) {
    const last = union.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
}

/** What of a part no other part contains; the others are a union. */
function subtract([from, to]: Part, others: readonly Part[]): Part[] {
  const rest: Part[] = [];
  let start = from;
  for (const [otherFrom, otherTo] of others) {
    if (otherTo <= start || otherFrom >= to) continue;
    if (otherFrom > start) rest.push([start, otherFrom]);
    start = otherTo;
  }
  if (start < to) rest.push([start, to]);
  return rest;
}

export interface Credited {
  readonly parts: readonly Part[];
  /** Seconds that were not watched before. */
  readonly newSeconds: number;
}

/**
 * Adds parts to a union. Only the first seconds that are new count, up to the limit; seconds that were watched before
 * cost nothing.
 */
export function creditParts(union: readonly Part[], parts: readonly Part[], limit: number): Credited {
  let rest = Math.max(0, Math.floor(limit));
  const newParts: Part[] = [];
  for (const part of uniteParts(parts).flatMap((one) => subtract(one, union))) {
    const length = Math.min(rest, part[1] - part[0]);
    if (length > 0) newParts.push([part[0], part[0] + length]);
    rest -= length;
  }
  const allParts = uniteParts([...union, ...newParts]);
  if (allParts.length > partsCap) return { parts: union, newSeconds: 0 };
  return { parts: allParts, newSeconds: lengthOf(newParts) };
}
