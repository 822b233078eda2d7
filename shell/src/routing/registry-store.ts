import { registryAnswerSchema, type RegistryAnswer, type RegistryRemote } from '@enlace/shared-contract/platform';
import { splitLocale } from '@enlace/shared-contract/text';

import { fetchJson } from '../boot/fetch-json';
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

/** Milliseconds before the second attempt; each further pause is three times as long, up to `longestPause`. */
const firstPause = 500;
const longestPause = 4500;
/** Number of attempts after which a failure is reported. */
const attempts = 3;
/** Milliseconds within which an answer still applies to a navigation that began meanwhile. */
const timeout = 1500;

/** A page of this tab at a time. */
export interface Moment {
  readonly page: string;
  readonly at: number;
}

export interface RegistryStore extends ExternalStore<RegistryState> {
  /** Revision of the last answer. */
  rev(): number;
  /**
   * Requests what the viewer may see now, with a few attempts; after them the old answer stays. The answer of another
   * viewer cannot stay: the attempts go on, because the pages of the new viewer would seem to be forbidden.
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
    const learnedOn = performance.now() - at < timeout ? page : currentMoment().page;
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
      const isStale = viewerId !== store.get().viewerId;
      const isWanted = (attempt: number) => requestId === newest && (isStale || attempt < attempts);
      const answer = await askPatiently(isWanted, report);
      if (requestId !== newest) return;
      latest = answer ?? latest;
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

/** @returns null when no further attempt was wanted */
async function askPatiently(
  isWanted: (attempt: number) => boolean,
  report: (error: unknown) => void,
): Promise<RegistryAnswer | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendRequest();
    } catch (error) {
      if (attempt === attempts) report(error);
      if (!isWanted(attempt)) return null;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(firstPause * 3 ** (attempt - 1), longestPause)));
  }
}

async function sendRequest(): Promise<RegistryAnswer> {
  return registryAnswerSchema.parse(await fetchJson('/registry'));
}
