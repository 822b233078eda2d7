import { createRandom, type Db, type DemoOptions, insertRows, roleIdsOf } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { insertApplications } from './applications/insert-applications';
import { insertJobQuestions } from './applications/insert-job-questions';
import { insertPool } from './applications/insert-pool';
import { insertStages } from './applications/insert-stages';
import { insertTalentPools } from './applications/insert-talent-pools';
import { insertFacts } from './facts/insert-facts';
import { insertAttendees } from './insert-attendees';
import { insertCheckInLists } from './insert-check-in-lists';
import { insertCodes } from './insert-codes';
import { insertWaitingPeople } from './insert-waiting-people';
import { insertCourseStructure } from './insert-course-structure';
import { insertDashboardMarks } from './insert-dashboard-marks';
import { insertDoorCrew } from './insert-door-crew';
import { insertEnrolments } from './insert-enrolments';
import { insertEventWork } from './insert-event-work';
import { insertLessonPosts, insertReviews } from './insert-lesson-posts';
import { insertMails } from './insert-mails';
import { insertQuestions } from './insert-questions';
import { insertSamples } from './insert-samples';
import { makeChapters } from './make-chapters';
import { insertEditorial } from './make-editorial';
import { makeEvents } from './make-events';
import { insertForms } from './make-forms';
import { learningTables, makeLearning } from './make-learning';
import { makeLists } from './make-lists';
import { insertMemberSkills } from './make-member-details';
import { makeMembers, type SeedMember } from './make-members';
import { insertPackages } from './make-packages';
import { insertPartners, insertSponsors } from './make-partners';
import { makeWork, workTables } from './make-work';
import { withStates } from './with-states';

const eventTables = [
  'events',
  'event_chapters',
  'event_event_categories',
  'event_tags',
  'event_speakers',
  'tickets',
] as const;

/**
 * Fills a new database with a community. The result is the same on every machine; its dates depend on `now`. The
 * database must have no accounts. `passwordHash` is the hash of all demo accounts.
 */
export async function fillCommunity(db: Db, { now, passwordHash }: DemoOptions): Promise<void> {
  const members = makeMembers(2000, now, passwordHash);
  const chapters = makeChapters(now);
  const lists = makeLists(now);
  const work = makeWork(150, 500, now);
  const events = makeEvents(300, now, members);
  const learning = makeLearning(now);

  for (const table of ['areas', 'tags', 'categories', 'event_categories', 'perks'] as const)
    await insertRows(db, table, lists[table]);
  await insertRows(
    db,
    'chapters',
    chapters.map(({ row }) => row),
  );
  await insertRows(
    db,
    'users',
    await withStates(
      db,
      members.map(({ row }) => row),
    ),
  );
  await insertRows(db, 'user_roles', await roleRows(db, members));
  await noteSignIns(db, now);
  await insertMemberSkills(db, members);
  await insertRows(
    db,
    'chapter_leaders',
    leadersOf(
      chapters.map(({ id }) => id),
      members,
    ),
  );
  for (const table of workTables) await insertRows(db, table, work[table]);
  await insertPartners(
    db,
    members.filter(({ role }) => role === 'recruiters').map(({ id }) => id),
    now,
  );
  for (const table of eventTables) await insertRows(db, table, events[table]);
  // The next steps read the new tables; without figures, their plans take a minute on a busy machine.
  await sql`analyze`.execute(db);
  await insertSponsors(db);
  await insertApplications(db, now);
  await insertJobQuestions(db, now);
  await insertStages(db, now);
  await insertPool(db, now);
  await insertTalentPools(db, now);
  await insertDashboardMarks(db, now);
  await insertAttendees(db, events.going, now);
  await insertQuestions(db, now);
  await insertCodes(db);
  await insertCheckInLists(db);
  await insertWaitingPeople(db, now);
  await insertEventWork(db, now);
  for (const table of learningTables) await insertRows(db, table, learning[table]);
  await insertCourseStructure(db);
  await insertEnrolments(db, now);
  await insertLessonPosts(db, now);
  await insertReviews(db, now);
  await insertEditorial(
    db,
    members.filter(({ role }) => role === 'latinas').map(({ id }) => id),
    now,
  );
  await insertPackages(db, now);
  await insertForms(db, { firstId: members.length + 1, now, passwordHash });
  await insertDoorCrew(db, { now, passwordHash });
  await insertMails(db, now);
  await insertSamples(db, now);
  await insertFacts(db, now);
  await sql`analyze`.execute(db);
}

/** Times of the last login: recent for most users, none for one in nine. */
async function noteSignIns(db: Db, now: Date): Promise<void> {
  await sql`update users set last_sign_in_at =
      greatest(created_at, ${now}::timestamptz - make_interval(hours => (id * id * 37 % 11000)::int))
    where email_verified_at is not null and id % 9 <> 4`.execute(db);
}

async function roleRows(db: Db, members: readonly SeedMember[]): Promise<{ user_id: number; role_id: number }[]> {
  const idOf = await roleIdsOf(db);
  return members.flatMap(({ id, role }) => {
    const role_id = idOf.get(role);
    return role_id === undefined ? [] : [{ user_id: id, role_id }];
  });
}

/** Two or three members as leaders of each chapter. The second demo account leads its own chapter. */
function leadersOf(chapterIds: readonly number[], members: readonly SeedMember[]) {
  const random = createRandom(7);
  return chapterIds.flatMap((chapter_id) => {
    const near = members.filter(({ chapterId, role }) => chapterId === chapter_id && role === 'latinas');
    const demo = near.filter(({ id }) => id === 2);
    const leaders = [
      ...demo,
      ...random.sample(
        near.filter(({ id }) => id > 6),
        random.int(2, 3) - demo.length,
      ),
    ];
    return leaders.map(({ id }, position) => ({ chapter_id, user_id: id, position }));
  });
}
