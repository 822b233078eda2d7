/** Allowed tries within a number of seconds; more tries are answered with 429. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

interface Settings extends Limit {
  /** Part of the stored keys, so it never changes. */
  readonly name: string;
  /** The number for load tests from one address with one account. */
  readonly roomyPoints: number;
  /** Whether the keys are network addresses, of which those of one network count together. */
  readonly isByAddress?: boolean;
  /** The environment variable that replaces the number. */
  readonly variable?: string;
}

export interface LimitDefinition extends Limit {
  readonly name: string;
  readonly roomyPoints: number;
  readonly isByAddress: boolean;
  readonly variable: string | null;
}

/** Which numbers are in force. */
export interface LimitSettings {
  /** `strict` is for production; `roomy` allows load tests. */
  readonly preset: 'strict' | 'roomy';
  /** Numbers that replace those of the preset, by the names of limits. */
  readonly points?: Readonly<Record<string, number>>;
}

/** Declares a limit of tries. The module that counts them declares it, and lists it when it has a variable. */
export function defineLimit({ isByAddress = false, variable, ...settings }: Settings): LimitDefinition {
  return { ...settings, isByAddress, variable: variable ?? null };
}

/** The numbers of a limit that are in force. */
export function limitOf(limit: LimitDefinition, { preset, points = {} }: LimitSettings): Limit {
  const presetPoints = preset === 'strict' ? limit.points : limit.roomyPoints;
  return { points: points[limit.name] ?? presetPoints, seconds: limit.seconds };
}
