import type {
  companies,
  companyCategories,
  companyCountries,
  EntityOf,
  investors,
  jefaPerks,
  perks,
  press,
} from '@enlace/shared-contract';

import { pick, places, slugOf } from './names';
import { createSequence, stamps } from './sequence';

const nextCompany = createSequence();
const nextCategory = createSequence();
const nextCountry = createSequence();
const nextPerk = createSequence();
const nextMemberPerk = createSequence();
const nextInvestor = createSequence();
const nextPress = createSequence();

/** A company without any offer. */
export function buildCompany(values: Partial<EntityOf<typeof companies>> = {}): EntityOf<typeof companies> {
  const number = values.id ?? nextCompany();
  const { city, country, country_code } = pick(places, number - 1);
  const name = values.name ?? `Telar Núcleo ${number}`;
  return {
    id: number,
    name,
    slug: slugOf(name),
    summary: 'Teje datos para cooperativas.',
    description: null,
    website: null,
    linkedin: null,
    city,
    country_code,
    country,
    size: '11-50',
    founded_year: 2009,
    logo: null,
    remote_jobs: false,
    unlimited_vacation: false,
    paid_maternity_leave: false,
    latinx_hispanics_erg: false,
    women_in_tech_erg: false,
    lgbtqia_erg: false,
    company_categories: [],
    company_perks: [],
    company_recruiters: [],
    jobs_count: 0,
    translations: {},
    ...stamps(number),
    ...values,
  };
}

export function buildCompanyCategory(
  values: Partial<EntityOf<typeof companyCategories>> = {},
): EntityOf<typeof companyCategories> {
  const number = values.id ?? nextCategory();
  const name = values.name ?? `Energía ${number}`;
  return { id: number, name, slug: slugOf(name), companies_count: number, ...stamps(number), ...values };
}

export function buildCompanyCountry(
  values: Partial<EntityOf<typeof companyCountries>> = {},
): EntityOf<typeof companyCountries> {
  const number = values.id ?? nextCountry();
  const { country, country_code } = pick(places, number - 1);
  return { id: number, name: country, code: country_code, companies_count: number, ...values };
}

export function buildPerk(values: Partial<EntityOf<typeof perks>> = {}): EntityOf<typeof perks> {
  const number = values.id ?? nextPerk();
  const name = values.name ?? `Día de salud mental ${number}`;
  return {
    id: number,
    name,
    slug: slugOf(name),
    description: null,
    gallery_featured_images: [],
    companies_count: number,
    ...stamps(number),
    ...values,
  };
}

/** A partner's perk for members. */
export function buildMemberPerk(values: Partial<EntityOf<typeof jefaPerks>> = {}): EntityOf<typeof jefaPerks> {
  const number = values.id ?? nextMemberPerk();
  const name = values.name ?? `Curso de cerámica ${number}`;
  return {
    id: number,
    name,
    slug: slugOf(name),
    partner: 'Aula Ceiba',
    kind: 'learning',
    benefit: '60 % off',
    description: null,
    url: null,
    ends_on: null,
    gallery_featured_images: [],
    ...stamps(number),
    ...values,
  };
}

export function buildInvestor(values: Partial<EntityOf<typeof investors>> = {}): EntityOf<typeof investors> {
  const number = values.id ?? nextInvestor();
  const { city, country, country_code } = pick(places, number - 1);
  const name = values.name ?? `Fondo Ñandutí ${number}`;
  return {
    id: number,
    name,
    slug: slugOf(name),
    kind: 'fund',
    summary: 'El primer cheque.',
    description: null,
    stages: ['seed'],
    website: null,
    city,
    country_code,
    country,
    since: 2019,
    logo: null,
    ...stamps(number),
    ...values,
  };
}

export function buildPressItem(values: Partial<EntityOf<typeof press>> = {}): EntityOf<typeof press> {
  const number = values.id ?? nextPress();
  return {
    id: number,
    title: `Las ingenieras de Málaga, parte ${number}`,
    outlet: 'La Sobremesa',
    kind: 'article',
    url: `https://press.example.com/${number}`,
    published_on: `2026-0${(number % 9) + 1}-14`,
    author: null,
    quote: null,
    language: 'es',
    summary: null,
    cover: null,
    ...stamps(number),
    ...values,
  };
}
