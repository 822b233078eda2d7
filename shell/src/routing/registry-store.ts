import { registryAnswerSchema, splitLocale, type RegistryAnswer, type RegistryRemote } from '@enlace/shared-contract';

import { askJson } from '../boot/ask-json';
import { createExternalStore, type ExternalStore } from '../lifecycle/external-store';
import { keepLoaded } from './keep-loaded';

export interface RegistryState {
  readonly answer: RegistryAnswer;
  /** The viewer of the answer. While it is not the current viewer, a missing page is no decision. */
  readonly viewerId: number | null;
  /**
   * The page on which this tab learned of a newer release of its code; the next page loads the document. Null while the
   * tab runs what is live.
   */
  readonly outdatedOn: string | null;
}

/** Milliseconds before each repeated request after a failure; the length is the number of attempts. */
const pauses = [500, 1500];
/** Milliseconds within which an answer still applies to a navigation that began meanwhile. */
const patience = 1500;

/** A page of this tab at a time. */
export interface Moment {
  readonly page: string;
  readonly at: number;
}

export interface RegistryStore extends ExternalStore<RegistryState> {
  /** Revision of the last answer. */
  rev(): number;
  /**
   * Requests what the viewer may see now, with a few attempts; after them the old answer stays.
   * @param since page and time at which the request became necessary
   */
  refresh(viewerId?: number | null, since?: Moment): Promise<void>;
  /** Keeps a loaded release for this tab: no later answer combines its code with another release. */
  keep(remote: RegistryRemote): void;
  /** Notes that another build of the shell is live. */
  replaceShell(since: Moment): void;
}

/** The registry answer, first from the HTML, later from `GET /registry`. */
export function createRegistryStore(initial: RegistryState, report: (error: unknown) => void): RegistryStore {
  const store = createExternalStore(initial);
  const loadedRemotes = new Map<string, RegistryRemote>();
  let { answer: latest, viewerId: requestedViewer } = initial;
  let isShellReplaced = false;
  let newest = 0;

  function show({ page, at }: Moment, viewerId: number | null): void {
    const isSameViewer = viewerId === store.get().viewerId;
    const { answer, isOutdated } = keepLoaded(latest, loadedRemotes, isSameViewer);
    const learnedOn = performance.now() - at < patience ? page : currentMoment().page;
    const outdatedOn = isOutdated || isShellReplaced ? (store.get().outdatedOn ?? learnedOn) : null;
    store.set({ answer, viewerId, outdatedOn });
  }

  return {
    ...store,
    rev: () => latest.rev,
    async refresh(viewerId = requestedViewer, since = currentMoment()) {
      requestedViewer = viewerId;
      newest += 1;
      const requestId = newest;
      const answer = await askPatiently(() => requestId === newest).catch((error: unknown) => {
        report(error);
        return latest;
      });
      if (requestId !== newest) return;
      latest = answer;
      show(since, viewerId);
    },
    keep(remote) {
      if (loadedRemotes.has(remote.id)) return;
      loadedRemotes.set(remote.id, remote);
      // The answer changed while the code was loading.
      if (latest !== initial.answer) show(currentMoment(), store.get().viewerId);
    },
    replaceShell(since) {
      isShellReplaced = true;
      show(since, store.get().viewerId);
    },
  };
}

export function currentMoment(): Moment {
  return { page: splitLocale(location.pathname).path, at: performance.now() };
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
  return registryAnswerSchema.parse(await askJson('/registry'));
}
