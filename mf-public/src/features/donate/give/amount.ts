import { type DonationKind, donationKinds, donationLimits, moneyText, readMoney } from '@enlace/shared-contract';

export interface AmountChoice {
  readonly kind: DonationKind;
  /** A suggested amount, in minor units; null when another one is typed. */
  readonly preset: number | null;
  readonly typedAmount: string;
}

/** The amount of a choice in minor units; null when it is missing or outside of the limits. */
export function amountOf({ preset, typedAmount }: AmountChoice): number | null {
  if (typedAmount.trim() === '') return preset;
  const amount = readMoney(typedAmount, donationLimits.currency, donationLimits.maximum);
  return amount === null || amount < donationLimits.minimum ? null : amount;
}

/** The choice of an address, e.g. of a campaign: `?kind=monthly&amount=2000`. */
export function choiceOf(search: URLSearchParams): AmountChoice {
  const kind = donationKinds.find((one) => one === search.get('kind')) ?? 'once';
  return choiceWith(kind, Number(search.get('amount')));
}

/** A choice with this amount, which can be one of the suggestions. */
export function choiceWith(kind: DonationKind, amount: number): AmountChoice {
  const presets: readonly number[] = donationLimits.presets[kind];
  if (presets.includes(amount)) return { kind, preset: amount, typedAmount: '' };
  const { minimum, maximum } = donationLimits;
  const isGood = Number.isSafeInteger(amount) && amount >= minimum && amount <= maximum;
  return isGood
    ? { kind, preset: null, typedAmount: moneyText(amount, donationLimits.currency) }
    : { kind, preset: presets[1] ?? null, typedAmount: '' };
}
