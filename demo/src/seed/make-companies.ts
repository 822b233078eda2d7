import {
  createRandom,
  localizeWords,
  type Random,
  type SeedRow,
  type Translations,
  type Words,
} from '@enlace/api/seeding';
import { companyFlags } from '@enlace/shared-contract/partners';

import * as texts from './data/partner-texts';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { paragraphs } from './words';

/** A company before it is completed. */
export interface PlainCompany {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly summary: string | null;
  readonly translations: Translations;
  /** Ids of the company's perks. */
  readonly perks: readonly number[];
}

export interface CompanyParts {
  /** Additional values of existing companies, by id. */
  readonly changes: SeedRow[];
  /** Companies with unusual names and missing values. */
  readonly companies: SeedRow[];
  readonly company_categories: SeedRow[];
  readonly company_company_categories: SeedRow[];
  readonly company_recruiters: SeedRow[];
}

/** Flags that mean the same as a perk, by the perk's id. */
const flagOfPerk: Readonly<Record<number, (typeof companyFlags)[number]>> = {
  1: 'paid_maternity_leave',
  2: 'remote_jobs',
  3: 'unlimited_vacation',
  14: 'women_in_tech_erg',
};
const sizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

/** Completes companies with descriptions, and adds a few unusual ones. */
export function makeCompanies(plain: readonly PlainCompany[], recruiters: readonly number[], now: Date): CompanyParts {
  const random = createRandom(151);
  const parts: CompanyParts = {
    changes: [],
    companies: [],
    company_categories: texts.companyCategories.map((name, index) => ({
      id: index + 1,
      slug: slugOfCategory(name),
      ...localizeWords({ name }),
      created_at: new Date(now.getTime() - (800 - index) * dayMs),
      updated_at: new Date(now.getTime() - (800 - index) * dayMs),
    })),
    company_company_categories: [],
    company_recruiters: [],
  };
  const join = (company_id: number, categories: readonly number[]): void => {
    parts.company_company_categories.push(
      ...categories.map((company_category_id) => ({ company_id, company_category_id })),
    );
    parts.company_recruiters.push(
      ...random.sample(recruiters, random.int(0, 2)).map((user_id) => ({ company_id, user_id })),
    );
  };

  for (const company of plain) {
    const { id, name, slug, summary, translations, perks } = company;
    const words: Words = [summary ?? '', translations.es?.['summary'] ?? '', translations.pt?.['summary'] ?? ''];
    parts.changes.push({
      id,
      ...localizeWords({ summary: words, description: story(random) }),
      ...facts(random, slug, perks, now),
    });
    const [first, ...others] = texts.categoriesByKind[name.split(' ').at(-1) ?? ''] ?? [12];
    join(id, random.chance(0.4) ? [first, ...random.sample(others, 1)] : [first]);
  }

  const freeSlug = uniqueSlugs();
  for (const [name, city, country_code, category, what] of texts.oddCompanies) {
    const id = plain.length + parts.companies.length + 1;
    const slug = freeSlug(name);
    const at = new Date(now.getTime() - random.int(1, 30) * dayMs);
    const summary: Words | null = what && [`${name} ${what[0]}.`, `${name} ${what[1]}.`, `${name} ${what[2]}.`];
    parts.companies.push({
      id,
      name,
      slug,
      ...(summary === null
        ? { summary: null, description: null, translations: {} }
        : localizeWords({ summary, description: story(random) })),
      website: random.chance(0.5) ? `https://${slug}.example.com` : null,
      city,
      country_code,
      logo: null,
      ...facts(random, slug, [], now),
      created_at: at,
      updated_at: at,
    });
    join(id, [category]);
  }
  return parts;
}

function slugOfCategory([english]: Words): string {
  return english.toLowerCase().replaceAll(' ', '-');
}

function story(random: Random): Words {
  return paragraphs(random.pick(texts.companyHabits), random.pick(texts.companyHiring));
}

/** Size, year and the six flags; a flag that means the same as a perk follows the perk. */
function facts(random: Random, slug: string, perks: readonly number[], now: Date): SeedRow {
  const perkFlags = perks.map((perk) => flagOfPerk[perk]);
  const flags = companyFlags.map((flag) => [flag, perkFlags.includes(flag) || random.chance(0.12)]);
  return {
    size: random.chance(0.9) ? random.pick(sizes) : null,
    founded_year: random.chance(0.85) ? now.getUTCFullYear() - random.int(1, random.chance(0.1) ? 120 : 30) : null,
    linkedin: random.chance(0.6) ? `https://www.linkedin.com/company/enlace-demo-${slug}` : null,
    ...Object.fromEntries(flags),
  };
}
