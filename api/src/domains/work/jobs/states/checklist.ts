import {
  advisedJobParts,
  type CheckedJobPart,
  leastDescription,
  openDaysRange,
  type RequiredJobPart,
  requiredJobParts,
} from '@enlace/shared-contract/work';

import { genderedWords } from './gendered-words';

/** What the checklist reads of a job. */
export interface CheckedJob {
  readonly title: string;
  readonly description: string | null;
  /** Texts in other languages, by language and field. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  readonly workplace: string;
  readonly salary_from: number | null;
  readonly salary_to: number | null;
  readonly currency: string | null;
  readonly closes_at: Date | null;
  /** Promised by the company. */
  readonly answer_days: number | null;
  readonly locations: number;
  readonly types: number;
  readonly levels: number;
  /** Of the job and of its company. */
  readonly perks: number;
}

/** The parts of a job before it is published: those that it needs, then those that make it better. */
export function checkJob(job: CheckedJob, now: Date): CheckedJobPart[] {
  const words = genderedWords(textsOf(job));
  const doneParts = { ...requiredParts(job), ...advisedParts(job, now), neutral_words: words.length === 0 };
  return [
    ...requiredJobParts.map((part) => ({ part, is_required: true, is_done: doneParts[part], words: [] })),
    ...advisedJobParts.map((part) => ({
      part,
      is_required: false,
      is_done: doneParts[part],
      words: part === 'neutral_words' ? words : [],
    })),
  ];
}

/** The required parts that are missing. */
export function missingParts(job: CheckedJob): RequiredJobPart[] {
  const doneParts = requiredParts(job);
  return requiredJobParts.filter((part) => !doneParts[part]);
}

function requiredParts(job: CheckedJob): Readonly<Record<RequiredJobPart, boolean>> {
  return {
    title: job.title.trim() !== '',
    description: plainText(job.description ?? '').length >= leastDescription,
    job_locations: job.locations > 0 || job.workplace === 'remote',
    job_types: job.types > 0,
  };
}

function advisedParts(job: CheckedJob, now: Date) {
  const latestEnd = new Date(now.getTime() + openDaysRange.maximum * 86_400_000);
  return {
    pay: job.currency !== null && (job.salary_from !== null || job.salary_to !== null),
    level: job.levels > 0,
    perks: job.perks > 0,
    answer_days: job.answer_days !== null,
    last_day: job.closes_at !== null && job.closes_at > now && job.closes_at <= latestEnd,
  };
}

/** The texts that readers of all languages see, without markup. */
function textsOf({ title, description, translations }: CheckedJob): string {
  const others = Object.values(translations).flatMap((texts) => [texts?.['title'], texts?.['description']]);
  return [title, description, ...others].map((text) => plainText(text ?? '')).join('\n');
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
