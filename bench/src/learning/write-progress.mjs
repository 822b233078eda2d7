import { postJson } from '../servers/post-json.mjs';
import { readCpuMilliseconds } from '../servers/process-usage.mjs';
import { actSteadily, p95Of } from '../servers/steady-load.mjs';

const password = 'enlace-demo-1';

/**
 * A published course with one long video, and learners who are enrolled and have opened it.
 * @param client connection to the database, which knows the addresses of the demo members
 */
export async function addLearners(client, url, admin, count) {
  const course = await postJson(url, '/api/addcourse', {
    headers: admin,
    body: { title: 'Medida', published_at: '2026-01-01T00:00:00Z' },
  });
  const video = { kind: 'video', video_url: 'https://youtu.be/nKIu9yen5nc', minutes: 600, seconds: 36_000 };
  const lesson = await postJson(url, '/api/addlesson', {
    headers: admin,
    body: { course_id: course.id, title: 'La película', status: 'published', completion: 'watched', ...video },
  });
  const { rows } = await client.query(
    `select u.email from users u join user_roles r on r.user_id = u.id join roles k on k.id = r.role_id
     where k.name = 'latinas' and u.email_verified_at is not null and u.deleted_at is null and u.disabled_at is null
       and u.removal_due_at is null order by u.id limit $1`,
    [count],
  );
  const learners = [];
  for (const { email } of rows) {
    const { access_token: token } = await postJson(url, '/api/login', { body: { email, password } });
    const headers = { authorization: `Bearer ${token}` };
    await postJson(url, '/api/enroll_course', { headers, body: { course_id: course.id } });
    const { session } = await postJson(url, `/api/v2/lessons/${lesson.id}/watch`, { headers });
    learners.push({ headers, session, seq: 0, position: 0 });
  }
  return { lesson: lesson.id, learners };
}

/**
 * Each learner stores a watched second every second: a load that does not wait for answers.
 * @param server `{ url, pid }`
 * @returns `p95` of an answer in milliseconds, `cpu` milliseconds of the server for each
 */
export async function writeProgress({ url, pid }, { lesson, learners }, seconds) {
  const cpuBefore = readCpuMilliseconds(pid);
  const times = await actSteadily(learners, seconds, (learner) => {
    const from = learner.position;
    learner.position += 1;
    learner.seq += 1;
    const { headers, session, seq, position } = learner;
    const parts = [{ from, to: position }];
    return postJson(url, `/api/v2/lessons/${lesson}/progress`, { headers, body: { session, seq, position, parts } });
  });
  return { p95: p95Of(times), cpu: (readCpuMilliseconds(pid) - cpuBefore) / times.length };
}
