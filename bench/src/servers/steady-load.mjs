import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Each person acts once in a second, one after the other within it: a load that does not wait for answers.
 * @returns the milliseconds of all answers, the shortest first
 */
export async function actSteadily(people, seconds, act) {
  const times = [];
  const start = performance.now();
  const measure = async (person) => {
    const before = performance.now();
    await act(person);
    times.push(performance.now() - before);
  };
  const answers = [];
  for (let second = 0; second < seconds; second += 1)
    for (const [place, person] of people.entries()) {
      const at = start + (second + place / people.length) * 1000;
      await sleep(Math.max(0, at - performance.now()));
      answers.push(measure(person));
    }
  await Promise.all(answers);
  return times.toSorted((one, other) => one - other);
}

/** The slowest twentieth begins here. */
export const p95Of = (sortedTimes) => sortedTimes[Math.floor(sortedTimes.length * 0.95)];
