import { createRandom, localizeWords, perks, type SeedRow } from '@enlace/api/seeding';
import { places } from './data/places';
import { companyKinds, companyOrigins, companyRoots, jobIntros } from './data/story-texts';
import { jobTables, makeJobs, type SeedJobs } from './make-jobs';
import { cover } from './pictures';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { paragraphs } from './words';

/** Tables of companies and jobs, in the order of their inserts. */
export const workTables = ['companies', 'company_perks', 'job_locations', ...jobTables] as const;

export interface SeedWork extends SeedJobs {
  readonly companies: SeedRow[];
  readonly company_perks: SeedRow[];
  readonly job_locations: SeedRow[];
}

/** Companies and their jobs. */
export function makeWork(companyCount: number, jobCount: number, now: Date): SeedWork {
  const random = createRandom(150);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const companySlug = uniqueSlugs();
  const seed: Omit<SeedWork, keyof SeedJobs> = { companies: [], company_perks: [], job_locations: [] };

  places.forEach((place, index) => {
    const at = daysAgo(700 - index);
    const slug = companySlug(`in ${place.city}`).slice(3);
    seed.job_locations.push({
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
    const rootIndex = (id - 1) % companyRoots.length;
    const [root = '', origin] = [companyRoots[rootIndex], companyOrigins[rootIndex]];
    const kind = companyKinds[Math.floor((id - 1) / companyRoots.length) % companyKinds.length];
    if (kind === undefined || origin === undefined) continue;
    const name = `${root} ${kind[0]}`;
    const slug = companySlug(name);
    const place = random.pick(places);
    const [en, es, pt] = kind[1];
    const summary = [
      `${name} ${en}, and began ${origin[0]}.`,
      `${name} ${es}, y empezó ${origin[1]}.`,
      `${name} ${pt}, e começou ${origin[2]}.`,
    ] as const;
    const at = daysAgo(random.int(10, 1200));
    seed.companies.push({
      id,
      name,
      slug,
      ...localizeWords({ summary, description: paragraphs(summary, random.pick(jobIntros)) }),
      website: `https://${slug}.example.com`,
      city: place.city,
      country_code: place.country,
      logo: cover('companies', slug, `Emblem of ${name}`),
      created_at: at,
      updated_at: at,
    });
    const companyPerks = random.sample(
      perks.map((_, index) => index + 1),
      random.int(3, 7),
    );
    seed.company_perks.push(...companyPerks.map((perk_id) => ({ company_id: id, perk_id })));
  }

  return { ...seed, ...makeJobs(jobCount, now, seed.companies) };
}
