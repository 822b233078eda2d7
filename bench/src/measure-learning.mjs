import { openLesson } from './learning/open-lesson.mjs';
import { addLearners, writeProgress } from './learning/write-progress.mjs';
import { median } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runGateway } from './servers/gateway.mjs';

const rounds = 3;
const seconds = 8;
/** Each writes once in a second. */
const learnerCount = 50;

/** Opening a lesson on a slow phone, and storing what is watched. */
export function measureLearning() {
  return onDurableSite(runGateway, 'learning', async ({ server, client, admin }) => {
    const loadTimes = [];
    for (let round = 0; round < rounds; round += 1) loadTimes.push(await openLesson(server.url, admin));
    const group = await addLearners(client, server.url, admin, learnerCount);
    await writeProgress(server, group, 2);
    const loads = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await writeProgress(server, group, seconds));
    const middle = (key) => median(loads.map((result) => result[key]));
    return [
      { id: 'learning.playable', what: 'lesson on a slow phone: to its player', value: median(loadTimes), unit: 'ms' },
      {
        id: 'learning.write-p95',
        what: `progress of ${learnerCount} learners a second: p95`,
        value: middle('p95'),
        unit: 'ms',
      },
      { id: 'learning.write-cpu', what: 'progress: processor time of the gateway', value: middle('cpu'), unit: 'ms' },
    ];
  });
}
