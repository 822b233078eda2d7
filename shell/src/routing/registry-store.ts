import { registryAnswerSchema, type RegistryAnswer } from '@enlace/shared-contract';

import { createExternalStore, type ExternalStore } from '../lifecycle/external-store';
import { withTimeout } from '../lifecycle/with-timeout';

export interface RegistryState {
  readonly answer: RegistryAnswer;
  /** The viewer of the answer. While it is not the current viewer, a missing page is no decision. */
  readonly viewerId: number | null;
}

/** Milliseconds before each repeated request after a failure; the length is the number of attempts. */
const pauses = [500, 1500];

export interface RegistryStore extends ExternalStore<RegistryState> {
  /** Requests what the viewer may see now, with a few attempts; after them the old answer stays. */
  refresh(viewerId: number | null): Promise<void>;
}

/** The registry answer, first from the HTML, later from `GET /registry`. */
export function createRegistryStore(initial: RegistryState, report: (error: unknown) => void): RegistryStore {
  const store = createExternalStore(initial);
  let newest = 0;
  return {
    ...store,
    async refresh(viewerId) {
      newest += 1;
      const requestId = newest;
      const answer = await askPatiently(() => requestId === newest).catch((error: unknown) => {
        report(error);
        return store.get().answer;
      });
      if (requestId === newest) store.set({ answer, viewerId });
    },
  };
}

async function askPatiently(isWanted: () => boolean): Promise<RegistryAnswer> {
  for (const pause of pauses) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) break;
  }
  return ask();
}

async function ask(): Promise<RegistryAnswer> {
  const response = await withTimeout(fetch('/registry', { headers: { accept: 'application/json' } }), 5000, 'registry');
  if (!response.ok) throw new Error(`registry: ${response.status}`);
  return registryAnswerSchema.parse(await response.json());
}
