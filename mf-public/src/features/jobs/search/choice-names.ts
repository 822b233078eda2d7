import type { companyFlags } from '@enlace/shared-contract/partners';
import type { JobFacetsAnswer, JobSearchPart } from '@enlace/shared-contract/work';
import { useFormats, useTexts } from '@enlace/shared-platform';

import { choiceGroups, type ChoiceGroup, type JobsChoice, jobsPath, periods } from '../jobs-query';
import { jobSearchTexts } from './texts';

const workplaces = ['remote', 'hybrid', 'on_site'] as const;
const offers = [
  ...(['remote_jobs', 'unlimited_vacation', 'paid_maternity_leave'] as const),
  ...(['latinx_hispanics_erg', 'women_in_tech_erg', 'lgbtqia_erg'] as const),
] as const satisfies readonly (typeof companyFlags)[number][];

/** Groups whose names are clear without the name of the group. */
const clearGroups: readonly ChoiceGroup[] = ['workplace', 'area', 'seniority', 'location', 'type'];

/** A choice in use: its text, the part of the search to which it belongs, and the choice without it. */
export interface UsedChoice {
  readonly part: JobSearchPart;
  readonly text: string;
  readonly without: JobsChoice;
}

const noPay = { pay: '', currency: '', period: periods[0] } as const;

type GroupChange = Partial<Pick<JobsChoice, ChoiceGroup>>;

/** The name of a value of a group: from the answer, or the value itself before it is there. */
export function useValueName(facets: JobFacetsAnswer | null): (group: ChoiceGroup, value: string) => string {
  const t = useTexts(jobSearchTexts);
  return (group, value) => {
    const workplace = workplaces.find((one) => group === 'workplace' && one === value);
    if (workplace !== undefined) return t(`workplaces.${workplace}`);
    const offer = offers.find((one) => group === 'company_perk' && one === value);
    if (offer !== undefined) return t(`offers.${offer}`);
    const values = facets?.data.find((one) => one.group === group)?.values ?? [];
    return values.find((one) => one.value === value)?.name ?? value;
  };
}

/** The choices in use, in the order of the panel. @param company name of the chosen company */
export function useUsedChoices(choice: JobsChoice, facets: JobFacetsAnswer | null, company: string): UsedChoice[] {
  const t = useTexts(jobSearchTexts);
  const { amount: amountOf, number } = useFormats();
  const nameOf = useValueName(facets);
  const first = { ...choice, more: '', page: 1 } as const;
  const makeChoice = (part: JobSearchPart, text: string, change: Partial<JobsChoice>): UsedChoice[] =>
    text === '' ? [] : [{ part, text, without: { ...first, ...change } }];
  const { search, since, pay, currency, period, payGap } = choice;
  const amount = currency === '' ? number(Number(pay)) : `${currency} ${amountOf(Number(pay), currency)}`;
  const payTexts = { month: 'chips.payMonth', year: 'chips.payYear', hour: 'chips.payHour' } as const;
  const currencyText = currency && t('chips.currency', { currency });
  return [
    ...makeChoice('search', search && `“${search}”`, { search: '' }),
    ...makeChoice('company', company && t('chips.at', { company }), { company: '' }),
    ...choiceGroups.flatMap((group) =>
      choice[group].flatMap((value) => {
        const name = nameOf(group, value);
        const text = clearGroups.includes(group) ? name : t('chips.of', { group: t(`groups.${group}`), name });
        const change: GroupChange = { [group]: choice[group].filter((one) => one !== value) };
        return makeChoice(group, text, change);
      }),
    ),
    ...makeChoice('since', since && t(`ages.${since}`), { since: '' }),
    ...makeChoice('salary', pay === '' ? currencyText : t(payTexts[period], { amount }), noPay),
    ...makeChoice('salary', payGap && t('unstated'), { payGap: '' }),
  ];
}

/** The address without all choices of a part. */
export function pathWithout(part: JobSearchPart, usedChoices: readonly UsedChoice[], choice: JobsChoice): string {
  const ofPart = usedChoices.filter((one) => one.part === part);
  const group = choiceGroups.find((one) => one === part);
  if (group !== undefined) return jobsPath({ ...choice, [group]: [], more: '', page: 1 });
  if (part === 'salary') return jobsPath({ ...choice, ...noPay, payGap: '', more: '', page: 1 });
  return jobsPath(ofPart[0]?.without ?? choice);
}
