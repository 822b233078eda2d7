import { setTimeout as sleep } from 'node:timers/promises';

import { readCpuMilliseconds } from '../servers/process-usage.mjs';

const password = 'enlace-demo-1';

async function send(url, path, headers, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/**
 * A published course with one long video, and learners who are enrolled and have opened it.
 * @param client connection to the database, which knows the addresses of the demo members
 */
export async function addLearners(client, url, admin, count) {
  const course = await send(url, '/api/addcourse', admin, { title: 'Medida', published_at: '2026-01-01T00:00:00Z' });
  const video = { kind: 'video', video_url: 'https://youtu.be/nKIu9yen5nc', minutes: 600, seconds: 36_000 };
  const lesson = await send(url, '/api/addlesson', admin, {
    ...{ course_id: course.id, title: 'La película', status: 'published', completion: 'watched', ...video },
  });
  const { rows } = await client.query(
    `select u.email from users u join user_roles r on r.user_id = u.id join roles k on k.id = r.role_id
     where k.name = 'latinas' and u.email_verified_at is not null and u.deleted_at is null and u.disabled_at is null
       and u.removal_due_at is null order by u.id limit $1`,
    [count],
  );
  const learners = [];
  for (const { email } of rows) {
    const { access_token: token } = await send(url, '/api/login', {}, { email, password });
    const headers = { authorization: `Bearer ${token}` };
    await send(url, '/api/enroll_course', headers, { course_id: course.id });
    const { session } = await send(url, `/api/v2/lessons/${lesson.id}/watch`, headers, {});
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
  const times = [];
  const cpuBefore = readCpuMilliseconds(pid);
  const start = performance.now();
  const write = async (learner) => {
    const from = learner.position;
    learner.position += 1;
    learner.seq += 1;
    const before = performance.now();
    await send(url, `/api/v2/lessons/${lesson}/progress`, learner.headers, {
      ...{ session: learner.session, seq: learner.seq, position: learner.position },
      parts: [{ from, to: learner.position }],
    });
    times.push(performance.now() - before);
  };
  const writes = [];
  for (let second = 0; second < seconds; second += 1)
    for (const [place, learner] of learners.entries()) {
      const at = start + (second + place / learners.length) * 1000;
      await sleep(Math.max(0, at - performance.now()));
      writes.push(write(learner));
    }
  await Promise.all(writes);
  times.sort((one, other) => one - other);
  return {
    p95: times[Math.floor(times.length * 0.95)],
    cpu: (readCpuMilliseconds(pid) - cpuBefore) / times.length,
  };
}
