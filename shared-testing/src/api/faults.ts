const kinds = {
  unannounced: 'requests that the test did not announce',
  broken: 'sagas, reducers or rows that broke',
} as const;

let faults: string[] = [];

/** Returns a function that reports a fault; the current test then fails at its end. */
export function watchForFaults(kind: keyof typeof kinds): (what: string) => void {
  return (what) => void faults.push(`${kinds[kind]}: ${what}`);
}

/** Returns and clears the reported faults. */
export function takeFaults(): readonly string[] {
  const takenFaults = faults;
  faults = [];
  return takenFaults;
}

if (typeof afterEach === 'function') {
  afterEach(() => {
    const faults = takeFaults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}
