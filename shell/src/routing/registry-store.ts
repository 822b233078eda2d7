import { registryAnswerSchema, type RegistryAnswer } from '@enlace/shared-contract';

import { createExternalStore, type ExternalStore } from '../lifecycle/external-store';
import { withTimeout } from '../lifecycle/with-timeout';

export interface RegistryState {
  readonly answer: RegistryAnswer;
  /** Whom the answer was made for; while it is not the viewer of now, nothing is decided from what is missing. */
  readonly viewerId: number | null;
}

/** Milliseconds until an answer that failed is asked for again; as often as there are numbers. */
const pauses = [500, 1500];

export interface RegistryStore extends ExternalStore<RegistryState> {
  /** Asks for what this person may see now, a few times if need be; then the old answer stays. */
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
      const mine = newest;
      const answer = await askPatiently(() => mine === newest).catch((error: unknown) => {
        report(error);
        return store.get().answer;
      });
      if (mine === newest) store.set({ answer, viewerId });
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
