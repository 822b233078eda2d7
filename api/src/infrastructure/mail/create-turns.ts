/**
 * Makes a function that runs the work of one key one after the other, in the order of the calls; work of other keys runs
 * meanwhile. It returns or rejects as the work does. The order holds within this process.
 */
export function createTurns() {
  const lastTurns = new Map<string, Promise<void>>();
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const turn = (lastTurns.get(key) ?? Promise.resolve()).then(work);
    const end = turn
      .catch(() => undefined)
      .then(() => {
        if (lastTurns.get(key) === end) lastTurns.delete(key);
      });
    lastTurns.set(key, end);
    return turn;
  };
}
