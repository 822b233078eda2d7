import { type DonationKind, donationKinds, donationLimits } from '@enlace/shared-contract/donations';
import { moneyText, readMoney } from '@enlace/shared-contract/text';

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

/** What the fields of a choice contain. */
export interface AmountControls {
  readonly kind: string | null;
  readonly preset: string | null;
  readonly typedAmount: string;
}

/** The choice in the fields, which can be changed before their code is there; the same choice when it was not. */
export function changeChoice(choice: AmountChoice, { kind, preset, typedAmount }: AmountControls): AmountChoice {
  const newKind = donationKinds.find((one) => one === kind) ?? choice.kind;
  if (typedAmount !== choice.typedAmount)
    return { kind: newKind, preset: typedAmount.trim() === '' ? choice.preset : null, typedAmount };
  if (newKind !== choice.kind) return typedAmount === '' ? choiceWith(newKind, 0) : { ...choice, kind: newKind };
  const newPreset = preset === null ? choice.preset : Number(preset);
  return typedAmount !== '' || newPreset === choice.preset ? choice : { ...choice, preset: newPreset };
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
