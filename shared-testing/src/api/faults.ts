const kinds = {
  unannounced: 'requests that the test did not announce',
  broken: 'sagas, reducers or rows that broke',
} as const;

let found: string[] = [];

/** A function to tell of something that must not happen in a test; the test that made it fails at its end. */
export function watchForFaults(kind: keyof typeof kinds): (what: string) => void {
  return (what) => void found.push(`${kinds[kind]}: ${what}`);
}

/** Takes what was told since the last time. */
export function takeFaults(): readonly string[] {
  const taken = found;
  found = [];
  return taken;
}

if (typeof afterEach === 'function') {
  afterEach(() => {
    const faults = takeFaults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}
