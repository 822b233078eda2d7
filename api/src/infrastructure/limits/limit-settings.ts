import * as z from 'zod';

/** How often something may be tried, per account and per address, before 429. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** `strict` is for production; `roomy` lets a load test run from one address with one account. */
const presets = {
  strict: {
    loginAccount: { points: 10, seconds: quarter },
    loginAddress: { points: 60, seconds: quarter },
    mailAccount: { points: 5, seconds: hour },
    mailAddress: { points: 30, seconds: hour },
    pinAddress: { points: 60, seconds: quarter },
    couponAddress: { points: 20, seconds: quarter },
    logAddress: { points: 60, seconds: 60 },
    archiveAccount: { points: 5, seconds: day },
  },
  roomy: {
    loginAccount: { points: 100_000, seconds: quarter },
    loginAddress: { points: 100_000, seconds: quarter },
    mailAccount: { points: 10_000, seconds: hour },
    mailAddress: { points: 10_000, seconds: hour },
    pinAddress: { points: 100_000, seconds: quarter },
    couponAddress: { points: 100_000, seconds: quarter },
    logAddress: { points: 6000, seconds: 60 },
    archiveAccount: { points: 1000, seconds: day },
  },
} as const satisfies Record<string, Record<string, Limit>>;

export type LimitName = keyof (typeof presets)['strict'];

export type LimitSettings = Readonly<Record<LimitName, Limit>>;

const points = z.optional(z.coerce.number().int().min(1).max(1_000_000));

/** Variables of the environment that say how strict the limits are; part of the API's env schema. */
export const limitVariables = {
  LIMITS: z.optional(z.enum(['strict', 'roomy'])),
  /** Tries to sign in to one account within 15 minutes. */
  LIMIT_LOGIN_PER_ACCOUNT: points,
  /** Tries to sign in from one address within 15 minutes. */
  LIMIT_LOGIN_PER_ADDRESS: points,
  /** Mails asked for one account within an hour. */
  LIMIT_MAIL_PER_ACCOUNT: points,
  /** Mails asked for from one address within an hour. */
  LIMIT_MAIL_PER_ADDRESS: points,
  /** Pins tried from one address within 15 minutes. */
  LIMIT_PIN_PER_ADDRESS: points,
};

export type LimitVariables = z.infer<z.ZodObject<typeof limitVariables>>;

/** Numbers of the preset, each replaced by its own variable where that is set. */
export function limitSettings(variables: LimitVariables, options: { readonly isProduction: boolean }): LimitSettings {
  const preset = presets[variables.LIMITS ?? (options.isProduction ? 'strict' : 'roomy')];
  const own = (limit: Limit, value: number | undefined): Limit => ({ ...limit, points: value ?? limit.points });
  return {
    ...preset,
    loginAccount: own(preset.loginAccount, variables.LIMIT_LOGIN_PER_ACCOUNT),
    loginAddress: own(preset.loginAddress, variables.LIMIT_LOGIN_PER_ADDRESS),
    mailAccount: own(preset.mailAccount, variables.LIMIT_MAIL_PER_ACCOUNT),
    mailAddress: own(preset.mailAddress, variables.LIMIT_MAIL_PER_ADDRESS),
    pinAddress: own(preset.pinAddress, variables.LIMIT_PIN_PER_ADDRESS),
  };
}
