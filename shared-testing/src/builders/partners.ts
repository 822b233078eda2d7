import { press } from '@enlace/shared-contract/editorial';
import {
  companies,
  companyCategories,
  type companyCountries,
  investors,
  jefaPerks,
  perks,
} from '@enlace/shared-contract/partners';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { buildSample } from './build-sample';
import { pick, places, slugOf } from './names';
import { createSequence } from './sequence';

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
    ...buildSample(companies, number),
    name,
    slug: slugOf(name),
    summary: 'Teje datos para cooperativas.',
    city,
    country_code,
    country,
    size: '11-50',
    founded_year: 2009,
    ...values,
  };
}

export function buildCompanyCategory(
  values: Partial<EntityOf<typeof companyCategories>> = {},
): EntityOf<typeof companyCategories> {
  const number = values.id ?? nextCategory();
  const name = values.name ?? `Energía ${number}`;
  return { ...buildSample(companyCategories, number), name, slug: slugOf(name), companies_count: number, ...values };
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
    ...buildSample(perks, number),
    name,
    slug: slugOf(name),
    companies_count: number,
    ...values,
  };
}

/** A partner's perk for members. */
export function buildMemberPerk(values: Partial<EntityOf<typeof jefaPerks>> = {}): EntityOf<typeof jefaPerks> {
  const number = values.id ?? nextMemberPerk();
  const name = values.name ?? `Curso de cerámica ${number}`;
  return {
    ...buildSample(jefaPerks, number),
    name,
    slug: slugOf(name),
    partner: 'Aula Ceiba',
    kind: 'learning',
    benefit: '60 % off',
    ...values,
  };
}

export function buildInvestor(values: Partial<EntityOf<typeof investors>> = {}): EntityOf<typeof investors> {
  const number = values.id ?? nextInvestor();
  const { city, country, country_code } = pick(places, number - 1);
  const name = values.name ?? `Fondo Ñandutí ${number}`;
  return {
    ...buildSample(investors, number),
    name,
    slug: slugOf(name),
    kind: 'fund',
    summary: 'El primer cheque.',
    stages: ['seed'],
    city,
    country_code,
    country,
    since: 2019,
    ...values,
  };
}

export function buildPressItem(values: Partial<EntityOf<typeof press>> = {}): EntityOf<typeof press> {
  const number = values.id ?? nextPress();
  return {
    ...buildSample(press, number),
    title: `Las ingenieras de Málaga, parte ${number}`,
    outlet: 'La Sobremesa',
    kind: 'article',
    url: `https://press.example.com/${number}`,
    published_on: `2026-0${(number % 9) + 1}-14`,
    language: 'es',
    ...values,
  };
}
