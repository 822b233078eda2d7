import * as lists from './data/lists';
import { currencies, places } from './data/places';
import { companyKinds, companyRoots, jobIntros, jobTerms } from './data/story-texts';
import type { SeedRow } from './insert-rows';
import { cover } from './pictures';
import { createRandom } from './random';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, localized, paragraphs, same } from './words';

export interface SeedWork {
  readonly companies: SeedRow[];
  readonly company_perks: SeedRow[];
  readonly job_locations: SeedRow[];
  readonly jobs: SeedRow[];
}

/** Companies, and the jobs they offer. */
export function makeWork(companyCount: number, jobCount: number, now: Date): SeedWork {
  const random = createRandom(150);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const companySlug = uniqueSlugs();
  const jobSlug = uniqueSlugs();
  const made: SeedWork = { companies: [], company_perks: [], job_locations: [], jobs: [] };

  places.forEach((place, index) => {
    const at = daysAgo(700 - index);
    const slug = companySlug(`in ${place.city}`).slice(3);
    made.job_locations.push({
      id: index + 1,
      name: place.city,
      slug,
      country_code: place.country,
      translations: {},
      created_at: at,
      updated_at: at,
    });
  });

  for (let id = 1; id <= companyCount; id += 1) {
    const root = companyRoots[(id - 1) % companyRoots.length] ?? '';
    const kind = companyKinds[Math.floor((id - 1) / companyRoots.length) % companyKinds.length];
    if (kind === undefined) continue;
    const name = `${root} ${kind[0]}`;
    const slug = companySlug(name);
    const place = random.pick(places);
    const [en, es, pt] = kind[1];
    const summary = [`${name} ${en}.`, `${name} ${es}.`, `${name} ${pt}.`] as const;
    const at = daysAgo(random.int(10, 1200));
    made.companies.push({
      id,
      name,
      slug,
      ...localized({ summary, description: paragraphs(summary, random.pick(jobIntros)) }),
      website: `https://${slug}.example.com`,
      city: place.city,
      country_code: place.country,
      logo: cover('companies', slug, `Emblem of ${name}`),
      created_at: at,
      updated_at: at,
    });
    const perks = random.sample(
      lists.perks.map((_, index) => index + 1),
      random.int(3, 7),
    );
    made.company_perks.push(...perks.map((perk_id) => ({ company_id: id, perk_id })));
  }

  for (let id = 1; id <= jobCount; id += 1) {
    const company = random.pick(made.companies);
    const words = random.pick(lists.jobTitles);
    const locationId = random.int(1, places.length);
    const place = places[locationId - 1];
    const slug = jobSlug(`${words[0]} ${String(company['name'])}`);
    const from = random.int(12, 90) * 1000;
    const published = daysAgo(random.int(0, 150));
    const description = paragraphs(
      random.pick(jobIntros),
      fill(random.pick(jobTerms), { company: same(String(company['name'])) }),
    );
    made.jobs.push({
      id,
      slug,
      ...localized({ title: words, description }),
      company_id: company['id'],
      area_id: random.int(1, lists.areas.length),
      seniority_id: random.int(2, lists.seniorityLevels.length),
      job_type_id: random.weighted([
        [1, 70],
        [2, 8],
        [3, 10],
        [4, 6],
        [5, 6],
      ] as const),
      job_location_id: locationId,
      is_remote: random.chance(0.45),
      salary_from: from,
      salary_to: from + random.int(5, 40) * 1000,
      currency: currencies[place?.country ?? ''] ?? 'USD',
      published_at: published,
      closes_at: new Date(published.getTime() + random.int(30, 120) * dayMs),
      cover: cover('jobs', slug, `Drawn cover of the job ${words[0]}`),
      created_at: published,
      updated_at: published,
    });
  }
  return made;
}
