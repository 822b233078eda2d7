import { createRandom, jobTitles, localizeWords, type Random, type SeedRow, type Words } from '@enlace/api/seeding';
import { jobDuties, type JobKind, jobKinds, jobSummaries, pay, teams } from './data/job-texts';
import { currencies, places } from './data/places';
import { jobIntros, jobTerms } from './data/story-texts';
import { cover } from './pictures';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, richParagraphs, same } from './words';

/** Tables of jobs and their lists, in the order of their inserts. */
export const jobTables = [
  'jobs',
  'job_functional_areas',
  'job_project_management_areas',
  'job_design_areas',
  'job_data_areas',
  'job_engineer_areas',
  'job_seniority_levels',
  'job_job_locations',
  'job_job_types',
  'job_job_tags',
  'job_job_perks',
  'job_job_titles',
] as const;

export type SeedJobs = Readonly<Record<(typeof jobTables)[number], SeedRow[]>>;

const areaTables: Readonly<Record<JobKind, (typeof jobTables)[number]>> = {
  engineer: 'job_engineer_areas',
  data: 'job_data_areas',
  design: 'job_design_areas',
  project: 'job_project_management_areas',
  functional: 'job_functional_areas',
};

const longTitle: Words = [
  'Back-end developer for the interoperability of appointment books between rural clinics, pharmacies and laboratories',
  'Desarrolladora back-end para la interoperabilidad de agendas entre clínicas rurales, farmacias y laboratorios',
  'Desenvolvedora back-end para a interoperabilidade de agendas entre clínicas rurais, farmácias e laboratórios',
];

/** Jobs of companies: most are open, some closed, a few not published yet. */
export function makeJobs(count: number, now: Date, companies: readonly SeedRow[]): SeedJobs {
  const random = createRandom(151);
  const slugOf = uniqueSlugs();
  const seed = Object.fromEntries(jobTables.map((table) => [table, [] as SeedRow[]])) as Record<
    (typeof jobTables)[number],
    SeedRow[]
  >;
  const titles = jobKinds.flatMap((kind, index) => (kind === null ? [] : [{ index, area: kind[0], kind: kind[1] }]));

  for (let id = 1; id <= count; id += 1) {
    const company = random.pick(companies);
    const name = String(company['name']);
    const { index, area, kind } = random.pick(titles);
    const words = jobTitles[index] ?? longTitle;
    const team = random.chance(0.5) ? random.pick(teams) : null;
    const title = id === 12 ? longTitle : team === null ? words : join(words, team);
    const slug = slugOf(`${words[0]} ${name}`);
    const level = kind === 'project' ? random.int(5, 9) : random.int(2, 7);
    const spots = random.sample(
      places.map((_, at) => at),
      random.weighted([
        [1, 80],
        [2, 14],
        [4, 6],
      ] as const),
    );
    const country = places[spots[0] ?? 0]?.country ?? 'US';
    const isRemote = random.chance(0.45);
    const isAnywhere = isRemote && random.chance(0.3);
    const dates = datesOf(random, id, now);
    const summary = random.pick(jobSummaries[kind]);
    const terms = fill(random.pick(jobTerms), { company: same(name) });
    seed.jobs.push({
      id,
      slug,
      ...localizeWords({
        title,
        summary,
        description: richParagraphs(random.pick(jobIntros), jobDuties[kind], terms),
      }),
      company_id: company['id'],
      workplace: isRemote ? 'remote' : id % 3 === 0 ? 'hybrid' : 'on_site',
      apply_url: id % 7 === 3 ? `https://careers.example.com/${slug}` : null,
      applicant_countries:
        isRemote && !isAnywhere ? [...new Set([country, 'MX', 'CO'].slice(0, random.int(1, 3)))] : [],
      ...salaryOf(random, country, level),
      ...dates,
      cover: cover('jobs', slug, `Drawn cover of the job ${title[0]}`),
    });
    const row = (column: string, value: number): SeedRow => ({ job_id: id, [column]: value });
    seed[areaTables[kind]].push(row('area_id', area));
    if (kind === 'project' && area === 1) seed.job_engineer_areas.push(row('area_id', 1));
    seed.job_seniority_levels.push(row('seniority_level_id', level));
    if (random.chance(0.3) && level < 9) seed.job_seniority_levels.push(row('seniority_level_id', level + 1));
    if (!isAnywhere) seed.job_job_locations.push(...spots.map((at) => row('job_location_id', at + 1)));
    seed.job_job_types.push(row('job_type_id', typeOf(random, level)));
    seed.job_job_tags.push(
      ...random.sample([1, 2, 3, 7, 8, 9, 10, 19, 25, 26, 29], 3).map((tag) => row('tag_id', tag)),
    );
    seed.job_job_perks.push(...random.sample([2, 4, 5, 10, 11, 12, 13], 2).map((perk) => row('perk_id', perk)));
    seed.job_job_titles.push(row('job_title_id', index + 1));
  }
  return seed;
}

function join(title: Words, team: Words): Words {
  return [`${title[0]}, ${team[0]}`, `${title[1]}, ${team[1]}`, `${title[2]}, ${team[2]}`];
}

/**
 * Of a hundred jobs, about seventy are published and not over, of which some are paused and some filled; twenty are
 * closed, six scheduled, and four not published yet, half of them in review. Some have no end.
 */
function datesOf(random: Random, id: number, now: Date): SeedRow {
  const day = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const kind =
    id === 1
      ? 'open'
      : random.weighted([
          ['open', 70],
          ['closed', 20],
          ['scheduled', 6],
          ['draft', 4],
        ] as const);
  const age = random.next() * 40;
  const term = random.int(2, 60);
  const hasEnd = random.chance(0.85);
  if (kind === 'closed') return jobDates(day(-60 - age), day(-1 - age));
  if (kind === 'scheduled') return { ...jobDates(now, day(40 + term)), published_at: day(1 + age / 2) };
  if (kind === 'draft') {
    const requestTime = id % 2 === 0 ? day(-age / 2) : null;
    return { ...jobDates(day(-age), null), published_at: null, review_requested_at: requestTime };
  }
  return { ...jobDates(day(-age), hasEnd ? day(term) : null), ...movesOf(id, day(-age / 2)) };
}

function jobDates(at: Date, closes_at: Date | null): SeedRow {
  const moves = { review_requested_at: null, paused_at: null, filled_at: null };
  return { published_at: at, closes_at, created_at: at, updated_at: at, ...moves };
}

/** One published job in 23 is paused, and one filled. */
function movesOf(id: number, at: Date): SeedRow {
  return { paused_at: id % 23 === 7 ? at : null, filled_at: id % 23 === 15 ? at : null };
}

/** One job in five has no salary, and one in ten only its lower end. */
function salaryOf(random: Random, country: string, level: number): SeedRow {
  const currency = currencies[country] ?? 'USD';
  const [period, base, step] = pay[currency] ?? ['year', 48_000, 1000];
  const from = Math.round((base * (1 + (level - 2) * 0.28) * (0.9 + random.next() * 0.3)) / step) * step;
  const to = Math.round((from * (1.15 + random.next() * 0.35)) / step) * step;
  const kind = random.weighted([
    ['range', 70],
    ['from', 10],
    ['hidden', 20],
  ] as const);
  if (kind === 'hidden') return { salary_from: null, salary_to: null, currency: null, salary_period: 'year' };
  return { salary_from: from, salary_to: kind === 'from' ? null : to, currency, salary_period: period };
}

function typeOf(random: Random, level: number): number {
  if (level === 2) return random.pick([5, 5, 6]);
  return random.weighted([
    [1, 78],
    [2, 8],
    [3, 9],
    [4, 5],
  ] as const);
}
