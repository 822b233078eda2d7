import * as z from 'zod';

/** Allowed tries within a number of seconds; more tries are answered with 429. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * `heldSeats` and `heldShare`: seats of an event that the open holds of one address or user have at most, and the
 * percentage of its seats. `strict` is for production; `roomy` allows load tests from one address with one account.
 */
const presets = {
  strict: {
    loginPairMinute: { points: 5, seconds: 60 },
    loginPair: { points: 10, seconds: quarter },
    loginPairDay: { points: 50, seconds: day },
    loginAccount: { points: 200, seconds: hour },
    loginAddress: { points: 60, seconds: quarter },
    factorAccount: { points: 20, seconds: hour },
    resetPinAccount: { points: 20, seconds: day },
    mailAccount: { points: 5, seconds: hour },
    mailAddress: { points: 30, seconds: hour },
    ticketMail: { points: 3, seconds: hour },
    eventMessage: { points: 20, seconds: day },
    ticketChange: { points: 20, seconds: hour },
    bookingEmail: { points: 10, seconds: hour },
    heldSeats: { points: 20, seconds: quarter },
    heldShare: { points: 50, seconds: quarter },
    waitingAddress: { points: 60, seconds: hour },
    pinAddress: { points: 60, seconds: quarter },
    couponAddress: { points: 20, seconds: quarter },
    membershipCoupon: { points: 10, seconds: 600 },
    cardLink: { points: 30, seconds: hour },
    donationAddress: { points: 20, seconds: hour },
    logAddress: { points: 60, seconds: 60 },
    archiveAccount: { points: 5, seconds: day },
    readAddress: { points: 6000, seconds: 30 },
  },
  roomy: {
    loginPairMinute: { points: 100_000, seconds: 60 },
    loginPair: { points: 100_000, seconds: quarter },
    loginPairDay: { points: 100_000, seconds: day },
    loginAccount: { points: 100_000, seconds: hour },
    loginAddress: { points: 100_000, seconds: quarter },
    factorAccount: { points: 100_000, seconds: hour },
    resetPinAccount: { points: 10_000, seconds: day },
    mailAccount: { points: 10_000, seconds: hour },
    mailAddress: { points: 10_000, seconds: hour },
    ticketMail: { points: 10_000, seconds: hour },
    eventMessage: { points: 10_000, seconds: day },
    ticketChange: { points: 10_000, seconds: hour },
    bookingEmail: { points: 100_000, seconds: hour },
    heldSeats: { points: 100_000, seconds: quarter },
    heldShare: { points: 100, seconds: quarter },
    waitingAddress: { points: 100_000, seconds: hour },
    pinAddress: { points: 100_000, seconds: quarter },
    couponAddress: { points: 100_000, seconds: quarter },
    membershipCoupon: { points: 100_000, seconds: 600 },
    cardLink: { points: 100_000, seconds: hour },
    donationAddress: { points: 100_000, seconds: hour },
    logAddress: { points: 6000, seconds: 60 },
    archiveAccount: { points: 1000, seconds: day },
    readAddress: { points: 600_000, seconds: 30 },
  },
} as const satisfies Record<string, Record<string, Limit>>;

export type LimitName = keyof (typeof presets)['strict'];

export type LimitSettings = Readonly<Record<LimitName, Limit>>;

const points = z.optional(z.coerce.number().int().min(1).max(1_000_000));

/** Environment variables for the limits; part of the API's env schema. */
export const limitVariables = {
  LIMITS: z.optional(z.enum(['strict', 'roomy'])),
  /** Sign-in tries for one account from one address within 15 minutes. */
  LIMIT_LOGIN_PER_PAIR: points,
  /** Sign-in tries for one account within an hour, from all addresses together. */
  LIMIT_LOGIN_PER_ACCOUNT: points,
  /** Sign-in tries from one address within 15 minutes. */
  LIMIT_LOGIN_PER_ADDRESS: points,
  /** Requested mails for one account within an hour. */
  LIMIT_MAIL_PER_ACCOUNT: points,
  /** Requested mails from one address within an hour. */
  LIMIT_MAIL_PER_ADDRESS: points,
  /** Pin tries from one address within 15 minutes. */
  LIMIT_PIN_PER_ADDRESS: points,
  /** Points for reads of visitors from one address within 30 seconds, see `read-cost.ts`. */
  LIMIT_READS_PER_ADDRESS: points,
};

export type LimitVariables = z.infer<z.ZodObject<typeof limitVariables>>;

/** The limits of the preset; a variable that is set replaces its number. */
export function limitSettings(variables: LimitVariables, options: { readonly isProduction: boolean }): LimitSettings {
  const preset = presets[variables.LIMITS ?? (options.isProduction ? 'strict' : 'roomy')];
  const replacePoints = (limit: Limit, value: number | undefined): Limit => ({
    ...limit,
    points: value ?? limit.points,
  });
  return {
    ...preset,
    loginPair: replacePoints(preset.loginPair, variables.LIMIT_LOGIN_PER_PAIR),
    loginAccount: replacePoints(preset.loginAccount, variables.LIMIT_LOGIN_PER_ACCOUNT),
    loginAddress: replacePoints(preset.loginAddress, variables.LIMIT_LOGIN_PER_ADDRESS),
    mailAccount: replacePoints(preset.mailAccount, variables.LIMIT_MAIL_PER_ACCOUNT),
    mailAddress: replacePoints(preset.mailAddress, variables.LIMIT_MAIL_PER_ADDRESS),
    pinAddress: replacePoints(preset.pinAddress, variables.LIMIT_PIN_PER_ADDRESS),
    readAddress: replacePoints(preset.readAddress, variables.LIMIT_READS_PER_ADDRESS),
  };
}
