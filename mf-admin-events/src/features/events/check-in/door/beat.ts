/** Work that runs regularly. */
export interface Beat {
  /** Runs the work now; during a run, once more after it. */
  readonly run: () => void;
  readonly stop: () => void;
}

/** Runs work at once and then every `pulse` milliseconds, one run at a time. A failure does not stop it. */
export function startBeat(work: () => Promise<void>, pulse: number): Beat {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  const run = async () => {
    isRunning = true;
    do {
      isWanted = false;
      await work().catch(() => undefined);
    } while (isWanted && !isStopped);
    isRunning = false;
  };
  const request = (isRepeated: boolean) => {
    if (isStopped) return;
    if (isRunning) isWanted ||= isRepeated;
    else void run();
  };
  request(false);
  const timer = setInterval(() => request(false), pulse);
  return {
    run: () => request(true),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
