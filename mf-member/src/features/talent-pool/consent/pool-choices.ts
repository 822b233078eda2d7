import {
  type PoolField,
  poolFields,
  type PoolProfile,
  savePoolProfileSchema,
} from '@enlace/shared-contract/talent-pool';

/** The parts of a profile that companies can see, as the form groups them. */
export const fieldGroups = {
  who: ['name', 'avatar', 'headline', 'bio'],
  experience: ['area', 'seniority', 'skills', 'languages', 'job_types'],
  place: ['place', 'links'],
} as const satisfies Readonly<Record<string, readonly PoolField[]>>;

/** What the form holds, stored or not. */
export interface PoolChoices {
  readonly is_listed: boolean;
  readonly shows: readonly PoolField[];
  readonly allows_contact: boolean;
  /** As typed. */
  readonly years: string;
  readonly availability: PoolProfile['availability'];
}

/** The body of a save. */
export interface PoolBody extends Omit<PoolChoices, 'years'> {
  readonly years: number | null;
  /** Time of the last change of the profile that the form shows. */
  readonly read_at: string | null;
}

export function choicesOf(profile: PoolProfile): PoolChoices {
  const { is_listed, shows, allows_contact, years, availability } = profile;
  return { is_listed, shows, allows_contact, years: years === null ? '' : String(years), availability };
}

/** The choices that a save stores. Without the consent, the others stay as they are stored. */
export function choicesToSave(choices: PoolChoices, storedChoices: PoolChoices): PoolChoices {
  return choices.is_listed ? choices : { ...storedChoices, is_listed: false };
}

/** In the order of the contract. */
export function withField(shows: readonly PoolField[], field: PoolField, isShown: boolean): readonly PoolField[] {
  return poolFields.filter((one) => (one === field ? isShown : shows.includes(one)));
}

export function countChanges(choices: PoolChoices, storedChoices: PoolChoices): number {
  const toggledFields = poolFields.filter(
    (field) => choices.shows.includes(field) !== storedChoices.shows.includes(field),
  );
  const others = (['is_listed', 'allows_contact', 'years', 'availability'] as const).filter(
    (name) => choices[name] !== storedChoices[name],
  );
  return toggledFields.length + others.length;
}

/** Whether a text is a number of years that the contract accepts, or empty. */
export function isYears(text: string): boolean {
  return savePoolProfileSchema.shape.years.safeParse(text).success;
}

export function bodyOf({ years, ...choices }: PoolChoices, readAt: string | null): PoolBody {
  return { ...choices, years: years.trim() === '' ? null : Number(years), read_at: readAt };
}
