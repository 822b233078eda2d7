import { createRandom, type Db, type Random } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { makeStory, type StoryEvent } from './application-story';
import { applicationWords } from './application-words';

interface SeedJob {
  readonly id: number;
  readonly published_at: Date;
  /** From then on it accepts no applications. */
  readonly ends_at: Date | null;
  /** A recruiter of its company. */
  readonly recruiter_id: number | null;
  /** Whether the demo account of recruiters hires for its company. */
  readonly is_demo: boolean;
}

interface SeedApplication {
  readonly job_id: number;
  readonly user_id: number;
  readonly message: string | null;
  readonly events: readonly StoryEvent[];
}

/** Candidates of the first open job of the demo account of recruiters: enough for a move of many. */
const mostCandidates = 64;

/** Members who have applied for jobs, in every state, with their histories. */
export async function insertApplications(db: Db, now: Date): Promise<void> {
  const random = createRandom(331);
  await sql`update companies set answer_days = case id % 4 when 0 then 7 when 1 then 14 when 2 then 21 end`.execute(db);
  const { rows: jobs } = await sql<SeedJob>`select j.id, j.published_at, j.ends_at,
      (select min(cr.user_id) from company_recruiters cr where cr.company_id = j.company_id) as recruiter_id,
      exists (select 1 from company_recruiters cr join users u on u.id = cr.user_id
        where cr.company_id = j.company_id and u.email = 'recruiter@enlace.test') as is_demo
    from jobs j where j.apply_url is null and j.published_at <= ${now} order by j.id`.execute(db);
  const { rows: members } = await sql<{ id: number; is_demo: boolean }>`select u.id,
      u.email = 'latina@enlace.test' as is_demo
    from users u join user_roles r on r.user_id = u.id join roles on roles.id = r.role_id and roles.name = 'latinas'
    where u.email_verified_at is not null and u.deleted_at is null and u.disabled_at is null order by u.id`.execute(db);
  const isOpen = ({ ends_at: end }: SeedJob) => end === null || end > now;
  const showpiece = jobs.find((job) => job.is_demo && isOpen(job));
  const demoMember = members.find((member) => member.is_demo);
  const others = members.filter((member) => !member.is_demo).map(({ id }) => id);
  const applications = jobs.flatMap((job, index): SeedApplication[] => {
    const userIds = random.sample(others, job === showpiece ? mostCandidates : usualCount(random));
    if (demoMember !== undefined && index % 45 === 7) userIds.push(demoMember.id);
    return userIds.map((user_id) => ({
      job_id: job.id,
      user_id,
      message: random.chance(0.7) ? random.pick(applicationWords) : null,
      events: makeStory(random, { start: job.published_at, end: isOpen(job) ? now : (job.ends_at ?? now), now }),
    }));
  });
  await storeApplications(db, applications, new Map(jobs.map(({ id, recruiter_id }) => [id, recruiter_id])));
}

function usualCount(random: Random): number {
  return random.weighted([
    [0, 55],
    [1, 15],
    [2, 12],
    [4, 10],
    [9, 8],
  ] as const);
}

async function storeApplications(
  db: Db,
  applications: readonly SeedApplication[],
  recruiters: ReadonlyMap<number, number | null>,
): Promise<void> {
  const rows = applications.map(({ events, ...application }) => {
    const last = events.at(-1);
    return {
      ...application,
      state: last?.to,
      version: events.length,
      applied_at: events[0]?.at,
      moved_at: last?.at,
    };
  });
  const { rows: storedRows } = await sql<{ id: number; job_id: number; user_id: number }>`insert into applications
      (job_id, user_id, state, notice_state, version, notice_version, name, applicant, message, answer_days, applied_at,
        moved_at)
    select p.job_id, u.id, p.state, p.state, p.version, p.version, trim(u.first_name || ' ' || u.last_name),
      case when p.state <> 'withdrawn' then ${applicant} end, case when p.state <> 'withdrawn' then p.message end,
      c.answer_days, p.applied_at, p.moved_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(job_id bigint, user_id bigint, state text,
      version integer, message text, applied_at timestamptz, moved_at timestamptz) join users u on u.id = p.user_id
      join jobs j on j.id = p.job_id join companies c on c.id = j.company_id
    order by p.applied_at, p.job_id, u.id
    returning id, job_id, user_id`.execute(db);
  const ids = new Map(storedRows.map(({ id, job_id, user_id }) => [`${job_id} ${user_id}`, id]));
  const events = applications.flatMap(({ job_id, user_id, events: steps }) =>
    steps.map(({ by, ...event }, index) => ({
      ...event,
      application_id: ids.get(`${job_id} ${user_id}`),
      version: index + 1,
      member_id: user_id,
      actor_kind: by,
      actor_id: by === 'member' ? user_id : by === 'recruiter' ? recruiters.get(job_id) : null,
    })),
  );
  await sql`insert into application_events (application_id, version, transition, from_state, to_state, is_visible,
      actor_kind, actor_id, member_id, reason, shows_reason, note, created_at)
    select application_id, version, transition, "from", "to", is_visible, actor_kind, actor_id, member_id, reason,
      reason is not null and version % 2 = 1, note, at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(application_id bigint, version integer,
      transition text, "from" text, "to" text, is_visible boolean, actor_kind text, actor_id bigint, member_id bigint,
      reason text, note text, at timestamptz)
    order by application_id, version`.execute(db);
  // Without them, the first start would remind recruiters of all at once.
  await sql`insert into application_reminders (application_id, since, days, sent_at)
    select id, case when state in ('submitted', 'viewed') then applied_at else moved_at end, days, moved_at
    from applications, unnest(array[7, 14]) as days
    where state in ('submitted', 'viewed', 'in_review', 'shortlisted')`.execute(db);
}

const skills = (kind: 'general' | 'tech') => sql`(select coalesce(jsonb_agg(s.name order by s.name), '[]')
  from user_job_skills p join job_skills s on s.id = p.job_skill_id
  where p.user_id = u.id and s.kind = ${sql.lit(kind)})`;

/** The profile of the user `u`. */
const applicant = sql`jsonb_build_object('name', trim(u.first_name || ' ' || u.last_name), 'headline', u.headline,
  'bio', u.bio, 'avatar', u.avatar, 'city', u.city,
  'country', (select n.name from countries n where n.code = u.country_code),
  'area', (select n.name from areas n where n.id = u.area_id),
  'seniority', (select n.name from seniority_levels n where n.id = u.seniority_id),
  'company', u.company, 'email', u.email, 'phone', null, 'linkedin', u.linkedin, 'website', u.website,
  'github', u.github, 'general_skills', ${skills('general')}, 'tech_skills', ${skills('tech')},
  'job_types', (select coalesce(jsonb_agg(n.name order by n.name), '[]') from user_job_types p
    join job_types n on n.id = p.job_type_id where p.user_id = u.id),
  'languages', (select coalesce(jsonb_agg(n.name order by n.name), '[]') from user_languages p
    join language_proficiency n on n.id = p.language_proficiency_id where p.user_id = u.id))`;
