import { createRandom, type Db, localizeWords, type Random } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { type DemoJobQuestion, jobQuestions } from './job-question-words';

/** Every fourth job asks two questions, and the first open job of the demo account of recruiters all of them. */
export async function insertJobQuestions(db: Db, now: Date): Promise<void> {
  const random = createRandom(332);
  const { rows: jobs } = await sql<{ id: number; is_demo: boolean }>`select j.id,
      exists (select 1 from company_recruiters cr join users u on u.id = cr.user_id
        where cr.company_id = j.company_id and u.email = 'recruiter@enlace.test') as is_demo
    from jobs j where j.apply_url is null and j.published_at <= ${now}
      and (j.closes_at is null or j.closes_at > ${now}) order by j.id`.execute(db);
  const showpiece = jobs.find((job) => job.is_demo);
  const askingJobs = jobs.flatMap((job, index) => {
    const questions = job === showpiece ? jobQuestions : index % 4 === 1 ? jobQuestions.slice(0, 2) : [];
    return questions.length === 0 ? [] : [{ id: job.id, questions }];
  });
  await storeQuestions(db, askingJobs);
  await storeAnswers(db, askingJobs, random);
  await insertAppliedElsewhere(db, now);
}

interface AskingJob {
  readonly id: number;
  readonly questions: readonly DemoJobQuestion[];
}

async function storeQuestions(db: Db, jobs: readonly AskingJob[]): Promise<void> {
  const rows = jobs.flatMap(({ id, questions }) =>
    questions.map(({ kind, label, help, isRequired = false, choices = [] }, position) => ({
      job_id: id,
      position,
      kind,
      label: label[0],
      help: help?.[0] ?? null,
      is_required: isRequired,
      choices: choices.map((words, index) => ({
        id: `c${index + 1}`,
        label: words[0],
        translations: localizeWords({ label: words }).translations,
      })),
      translations: (help === undefined ? localizeWords({ label }) : localizeWords({ label, help })).translations,
    })),
  );
  await sql`insert into job_questions (job_id, position, kind, label, help, is_required, choices, translations)
    select job_id, position, kind, label, help, is_required, choices, translations
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(job_id bigint, position integer, kind text, label text,
      help text, is_required boolean, choices jsonb, translations jsonb) order by job_id, position`.execute(db);
  await sql`insert into job_question_lists (job_id, version) select distinct job_id, 1 from job_questions`.execute(db);
}

/** Answers of the applications that a company still reads. */
async function storeAnswers(db: Db, jobs: readonly AskingJob[], random: Random): Promise<void> {
  const questionsByJob = new Map(jobs.map(({ id, questions }) => [id, questions]));
  const { rows: applications } = await sql<{ id: number; job_id: number }>`select a.id, a.job_id from applications a
    where a.applicant is not null and exists (select 1 from job_questions q where q.job_id = a.job_id)
    order by a.id`.execute(db);
  const rows = applications.map(({ id, job_id: jobId }) => ({
    id,
    answers: (questionsByJob.get(jobId) ?? []).flatMap(({ kind, label, isRequired = false, answers = [] }) =>
      answers.length > 0 && (isRequired || random.chance(0.8))
        ? [{ kind, label: label[0], answer: random.pick(answers) }]
        : [],
    ),
  }));
  await sql`update applications a set answers = r.answers
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, answers jsonb) where r.id = a.id`.execute(
    db,
  );
}

/** Members who have applied on pages of companies, the demo account of members among them. */
async function insertAppliedElsewhere(db: Db, now: Date): Promise<void> {
  await sql`insert into applied_elsewhere (user_id, job_id, applied_at)
    select u.id, j.id, greatest(j.published_at, ${now}::timestamptz - (1 + j.id % 20) * interval '1 day')
    from jobs j join users u on u.email = 'latina@enlace.test' or u.id % 97 = j.id % 97
    where j.apply_url is not null and j.published_at <= ${now} and (j.closes_at is null or j.closes_at > ${now})
      and (u.email <> 'latina@enlace.test' or j.id % 35 = 3) and u.deleted_at is null
      and exists (select 1 from user_roles r join roles on roles.id = r.role_id and roles.name = 'latinas'
        where r.user_id = u.id)
    order by u.id, j.id`.execute(db);
}
