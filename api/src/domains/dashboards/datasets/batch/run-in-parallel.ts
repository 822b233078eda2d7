/**
 * Runs tasks, some at a time, and answers each result as soon as it is there. When the reader ends early, no further
 * task begins.
 */
export async function* runInParallel<T>(
  tasks: readonly (() => Promise<T>)[],
  most: number,
): AsyncGenerator<T, void, undefined> {
  const running = new Map<number, Promise<readonly [place: number, result: T]>>();
  let next = 0;
  const begin = (): void => {
    const place = next;
    const task = tasks[place];
    next += 1;
    if (task !== undefined)
      running.set(
        place,
        task().then((result) => [place, result] as const),
      );
  };
  try {
    while (running.size < most && next < tasks.length) begin();
    while (running.size > 0) {
      const [place, result] = await Promise.race(running.values());
      running.delete(place);
      begin();
      yield result;
    }
  } finally {
    // Tasks that run still when the reader ends: their results and errors are of no use.
    for (const task of running.values()) task.catch(() => undefined);
  }
}
