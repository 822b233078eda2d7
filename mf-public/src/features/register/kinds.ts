import type { RegistrationKind } from '@enlace/shared-contract';

/** The kinds of registration in the order of the page. */
export const kinds: readonly RegistrationKind[] = ['latina', 'member', 'ally', 'founder', 'recruiter', 'investor'];

/** Search parameter with the slug of the chapter whose page links here. */
export const chapterParameter = 'chapter';

interface KindFields {
  readonly chapter: boolean;
  readonly area: boolean;
  readonly seniority: boolean;
  readonly company: 'none' | 'company' | 'fund';
  /** Whether the form asks about wanted jobs or about offered jobs. */
  readonly jobs: 'none' | 'wants' | 'offers';
  readonly picture: boolean;
}

/** The fields of each kind beside name, e-mail, password and place; only what the first visit uses. */
export const kindFields: Readonly<Record<RegistrationKind, KindFields>> = {
  latina: { chapter: true, area: true, seniority: true, company: 'none', jobs: 'wants', picture: true },
  member: { chapter: true, area: false, seniority: false, company: 'none', jobs: 'none', picture: false },
  ally: { chapter: true, area: true, seniority: false, company: 'company', jobs: 'none', picture: false },
  founder: { chapter: true, area: true, seniority: false, company: 'company', jobs: 'none', picture: true },
  recruiter: { chapter: false, area: false, seniority: false, company: 'company', jobs: 'offers', picture: false },
  investor: { chapter: false, area: false, seniority: false, company: 'fund', jobs: 'none', picture: false },
};
