import { createRandom, type Random } from '@enlace/api/seeding';

import { dayMs } from '../times';
import { busynessOf, factDays, hourWeights, isOutage } from './seasons';

/** A record whose page can be viewed within a time. */
export interface ViewableRecord {
  readonly subject_id: number;
  /** Of a job, or the company itself. */
  readonly company_id: number | null;
  readonly from: Date;
  /** Null without an end. */
  readonly until: Date | null;
  /** Whether the demo account of recruiters or of leaders works for it. */
  readonly is_demo: boolean;
}

interface SeedFact {
  readonly kind: string;
  readonly subject_id: number | null;
  readonly company_id: number | null;
  readonly happened_at: Date;
}

interface FactSources {
  readonly jobs: readonly ViewableRecord[];
  readonly companies: readonly ViewableRecord[];
  readonly chapters: readonly ViewableRecord[];
}

/** Ids of jobs that were deleted since; their facts stay. */
const firstFormerJob = 900_000;

/** Facts of a usual day of today. */
const perDay = { job_view: 26, company_view: 10, chapter_view: 9, connection: 1.5, application: 2 };

/** In these last days, applications and connections are those of stored applications and messages. */
const storedDays = { application: 100, connection: 58 };

/** Two years of views, with the connections and applications of records that were deleted since. */
export function makeFacts(sources: FactSources, now: Date): SeedFact[] {
  const random = createRandom(407);
  const today = new Date(now.toISOString().slice(0, 10));
  const facts: SeedFact[] = [];
  for (let daysAgo = factDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(today.getTime() - daysAgo * dayMs);
    facts.push(...factsOfDay({ random, sources, day, daysAgo, busyness: busynessOf(day, now) }));
  }
  return facts.filter((fact) => fact.happened_at <= now);
}

interface Day {
  readonly random: Random;
  readonly sources: FactSources;
  readonly day: Date;
  readonly daysAgo: number;
  readonly busyness: number;
}

type Subject = Pick<SeedFact, 'subject_id' | 'company_id'>;

function factsOfDay(context: Day): SeedFact[] {
  const { random, sources, day, daysAgo } = context;
  const pickJob = picker(random, sources.jobs, day);
  const pickCompany = picker(random, sources.companies, day);
  const pickChapter = picker(random, sources.chapters, day);
  const pickFormerJob = () => {
    const company = pickCompany();
    return company && formerJobOf(random, company, daysAgo);
  };
  const pageViews = [
    ...noteMany(context, 'job_view', () => pickJob() ?? pickFormerJob()),
    ...noteMany(context, 'company_view', pickCompany),
    ...noteMany(context, 'chapter_view', pickChapter),
  ];
  return [
    ...(isOutage(daysAgo) ? [] : pageViews),
    ...(daysAgo < storedDays.application ? [] : noteMany(context, 'application', pickFormerJob)),
    ...(daysAgo < storedDays.connection
      ? []
      : noteMany(context, 'connection', () => {
          const company = pickCompany();
          return company && { ...company, subject_id: null };
        })),
  ];
}

/** Facts of one kind for a day, as many as the day was busy. */
function noteMany({ random, day, busyness }: Day, kind: keyof typeof perDay, pick: () => Subject | null): SeedFact[] {
  const amount = Math.floor(perDay[kind] * busyness * (0.7 + random.next() * 0.6) + random.next());
  return Array.from({ length: amount }, pick).flatMap((subject) => {
    if (subject === null) return [];
    const { subject_id, company_id } = subject;
    return [{ kind, subject_id, company_id, happened_at: timeOf(random, day) }];
  });
}

/** Of each month, a company has two jobs that were deleted since. */
function formerJobOf(random: Random, { company_id }: ViewableRecord, daysAgo: number): Subject {
  const month = Math.floor(daysAgo / 30);
  return { subject_id: firstFormerJob + month * 1000 + (company_id ?? 0) * 2 + random.int(0, 1), company_id };
}

function timeOf(random: Random, day: Date): Date {
  const hour = random.weighted(hourWeights);
  return new Date(day.getTime() + hour * 3_600_000 + random.int(0, 3_599_999));
}

/** Picks one of the records that exist on a day, by how popular they are; null without one. */
function picker(random: Random, records: readonly ViewableRecord[], day: Date): () => ViewableRecord | null {
  const presentRecords = records.filter(
    ({ from, until }) => from <= day && (until === null || until.getTime() > day.getTime() + dayMs),
  );
  const sums: number[] = [];
  let whole = 0;
  for (const record of presentRecords) {
    whole += popularityOf(record);
    sums.push(whole);
  }
  return () => {
    const point = random.next() * whole;
    const index = sums.findIndex((sum) => sum > point);
    return presentRecords[index] ?? null;
  };
}

/** A few records are popular, most are not, and one in eleven is forgotten. */
function popularityOf({ subject_id: id, is_demo: isDemo }: ViewableRecord): number {
  if (isDemo) return 4;
  return id % 11 === 5 ? 0 : 1 / (1 + ((id * 37) % 23));
}
