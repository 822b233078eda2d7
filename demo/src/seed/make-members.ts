import {
  areas,
  createRandom,
  jobTitles,
  type Random,
  type SeedRow,
  seniorityLevels,
  slugify,
} from '@enlace/api/seeding';
import type { Locale } from '@enlace/shared-contract/text';

import * as names from './data/names';
import { countryWeights, farTowns, places } from './data/places';
import { bios, companyKinds, companyRoots, headlines } from './data/story-texts';
import { memberDetails } from './make-member-details';
import { portrait } from './pictures';
import { dayMs } from './times';
import { fill, inLocale, same } from './words';

/** Characters before the `@` of an address at most (RFC 5321). */
const mostLocalPart = 64;

export interface SeedMember {
  readonly id: number;
  readonly name: string;
  readonly chapterId: number | null;
  readonly role: string;
  readonly row: SeedRow;
}

interface Home {
  readonly country: string;
  readonly city: string;
  readonly chapterId: number | null;
}

/** Demo accounts: role, name, place. */
const demoAccounts: readonly (readonly [
  handle: string,
  role: string,
  first: string,
  last: string,
  chapter: string,
  title: number,
])[] = [
  ['admin', 'admin', 'Pilar', 'Montenegro', 'Ciudad de México', 21],
  ['latina', 'latinas', 'Valentina', 'Restrepo Ángel', 'Bogotá', 3],
  ['recruiter', 'recruiters', 'Renata', 'Guimarães', 'São Paulo', 22],
  ['ally', 'allies', 'Tomás', 'Echeverría', 'Buenos Aires', 19],
  ['founder', 'founders', 'Itzel', 'Xicohténcatl Luna', 'Oaxaca de Juárez', 28],
  ['investor', 'investors', 'Catherine', 'Doyle', 'New York', 25],
];
const addressOf = (handle: string): string => `${handle}@enlace.test`;

/** Addresses of the accounts that a person signs in with: one for each role, the admin first, those of the door last. */
export const demoAddresses = [...demoAccounts.map(([handle]) => handle), 'steward', 'supervisor'].map(addressOf);

const portuguese = new Set(['BR', 'PT', 'AO']);
const english = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);

/** Members of the community; the first six are the demo accounts. All have the same password hash. */
export function makeMembers(count: number, now: Date, passwordHash: string): SeedMember[] {
  const random = createRandom(2026);
  const homes = homeFinder(random);
  return Array.from({ length: count }, (_, index): SeedMember => {
    const id = index + 1;
    const demo = demoAccounts[index];
    const home = demo === undefined ? homes(index - demoAccounts.length) : homeOf(demo[4]);
    const locale = demo === undefined ? localeOf(home.country, random) : 'en';
    const [first, last] = demo === undefined ? nameOf(index, home.country, random) : [demo[2], demo[3]];
    const name = `${first} ${last}`;
    const slug = `${slugify(name)}-${id}`;
    const title = demo === undefined ? random.int(0, jobTitles.length - 1) : demo[5];
    const areaId = random.int(1, areas.length);
    const role = demo?.[1] ?? random.weighted(roleWeights);
    const joinedAt = new Date(now.getTime() - Math.floor(1460 * (1 - Math.sqrt(random.next())) * dayMs) - 60_000);
    const row = {
      id,
      email: demo === undefined ? `${slug.slice(-mostLocalPart).replace(/^-/, '')}@example.org` : addressOf(demo[0]),
      password_hash: passwordHash,
      first_name: first,
      last_name: last,
      headline: random.chance(0.92) || demo !== undefined ? headlineOf(title, areaId, locale, random) : null,
      bio: random.chance(0.7) || demo !== undefined ? inLocale(random.pick(bios), locale) : null,
      city: home.city,
      country_code: home.country,
      locale,
      linkedin: random.chance(0.4) ? `https://www.linkedin.com/in/enlace-demo-${id}` : null,
      avatar: random.chance(0.75) || demo !== undefined ? portrait(slug, name) : null,
      area_id: random.chance(0.95) ? areaId : null,
      chapter_id: home.chapterId,
      job_title_id: id % 8 === 3 ? null : title + 1,
      seniority_id: random.chance(0.9) ? random.int(1, seniorityLevels.length) : null,
      is_social: demo === undefined && random.chance(0.2),
      email_verified_at: demo !== undefined || random.chance(0.97) ? joinedAt : null,
      created_at: joinedAt,
      updated_at: joinedAt,
      ...memberDetails(id, role, home.country),
    };
    return { id, name, chapterId: home.chapterId, role, row };
  });
}

const roleWeights: readonly (readonly [string, number])[] = [
  ['latinas', 86],
  ['recruiters', 4],
  ['allies', 6],
  ['founders', 3],
  ['investors', 1],
];

/** The home of the next member: first every place once, then places by weight. */
function homeFinder(random: Random): (index: number) => Home {
  const towns = new Map(farTowns.map(([country, , list]) => [country, list]));
  const weights: (readonly [string, number])[] = [
    ...Object.entries(countryWeights),
    ...farTowns.map(([country, weight]) => [country, weight] as const),
  ];
  return (index) => {
    const country = weights[index]?.[0] ?? random.weighted(weights);
    const far = towns.get(country);
    if (far !== undefined) return { country, city: random.pick(far), chapterId: null };
    const place = random.pick(places.filter((candidate) => candidate.country === country));
    return { ...homeOf(place.city), chapterId: random.chance(0.88) ? places.indexOf(place) + 1 : null };
  };
}

function homeOf(city: string): Home {
  const index = places.findIndex((place) => place.city === city);
  return { country: places[index]?.country ?? 'MX', city, chapterId: index + 1 };
}

function localeOf(country: string, random: Random): Locale {
  if (portuguese.has(country)) return 'pt';
  if (english.has(country)) return random.chance(0.6) ? 'en' : 'es';
  return random.chance(0.93) ? 'es' : 'en';
}

function nameOf(index: number, country: string, random: Random): readonly [string, string] {
  const odd = names.oddNames[(index - demoAccounts.length) / 9];
  if (odd !== undefined) return odd;
  const isPortuguese = portuguese.has(country);
  const first = random.pick(isPortuguese ? names.portugueseFirst : names.spanishFirst);
  const lasts = random.sample(isPortuguese ? names.portugueseLast : names.spanishLast, 2);
  const shape = random.next();
  if (shape < 0.3) return [first, lasts[0] ?? ''];
  if (isPortuguese) return [first, lasts.join(shape < 0.6 ? ' da ' : ' ')];
  return [first, shape < 0.38 ? `de la ${lasts[0]}` : shape < 0.46 ? lasts.join('-') : lasts.join(' ')];
}

function headlineOf(title: number, areaId: number, locale: Locale, random: Random): string {
  const company = `${random.pick(companyRoots)} ${random.pick(companyKinds)[0]}`;
  const words = fill(random.pick(headlines), {
    title: jobTitles[title] ?? same(''),
    area: areas[areaId - 1]?.[0] ?? same(''),
    company: same(company),
  });
  return inLocale(words, locale);
}
