/** A generator of repeatable random numbers (mulberry32): the same seed gives the same community on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A random entry; its weight is its share. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new Error('nothing to pick from');
    return entry;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    sample: (list, count) => {
      const rest = [...list];
      const takenEntries = [];
      while (takenEntries.length < count && rest.length > 0)
        takenEntries.push(...rest.splice(int(0, rest.length - 1), 1));
      return takenEntries;
    },
    weighted: (entries) => {
      const whole = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let remainingWeight = next() * whole;
      for (const [entry, weight] of entries) {
        remainingWeight -= weight;
        if (remainingWeight <= 0) return entry;
      }
      return pick(entries)[0];
    },
  };
}

/** A number from a text, as the seed of a generator. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
