import type { RegistrationKind } from '@enlace/shared-contract';

/** The doors in the order they stand in. */
export const kinds: readonly RegistrationKind[] = ['latina', 'member', 'ally', 'founder', 'recruiter', 'investor'];

/** In the address: the slug of the chapter whose page led here. */
export const chapterParameter = 'chapter';

interface Asked {
  readonly chapter: boolean;
  readonly area: boolean;
  readonly seniority: boolean;
  readonly company: 'none' | 'company' | 'fund';
  /** What she would like to do, or what she has to give. */
  readonly jobs: 'none' | 'wants' | 'offers';
  readonly picture: boolean;
}

/** What each kind is asked beside name, address, password and place: only what its first visit makes use of. */
export const asked: Readonly<Record<RegistrationKind, Asked>> = {
  latina: { chapter: true, area: true, seniority: true, company: 'none', jobs: 'wants', picture: true },
  member: { chapter: true, area: false, seniority: false, company: 'none', jobs: 'none', picture: false },
  ally: { chapter: true, area: true, seniority: false, company: 'company', jobs: 'none', picture: false },
  founder: { chapter: true, area: true, seniority: false, company: 'company', jobs: 'none', picture: true },
  recruiter: { chapter: false, area: false, seniority: false, company: 'company', jobs: 'offers', picture: false },
  investor: { chapter: false, area: false, seniority: false, company: 'fund', jobs: 'none', picture: false },
};
