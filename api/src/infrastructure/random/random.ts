/** A small generator of repeatable chance (mulberry32): the same seed gives the same community on every machine. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** So many different entries, in chance order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** An entry by its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    sample: (list, count) => {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
    weighted: (entries) => {
      const whole = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * whole;
      for (const [entry, weight] of entries) {
        left -= weight;
        if (left <= 0) return entry;
      }
      return pick(entries)[0];
    },
  };
}

/** A number made from a text, to seed a generator with. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
