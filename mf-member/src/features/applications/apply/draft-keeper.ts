import { isAppError } from '@enlace/shared-contract/errors';

/** Whether the typed words are stored. `failed`: they will be sent again; `refused`: with the next change. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused';

/** Time without a key press after which words are stored, in ms. */
const pauseMs = 1000;

/** Time after a failure until the words are sent again, in ms. */
const retryMs = 5000;

export interface DraftKeeperOptions<Words> {
  /** Stores words. Rejects when they could not be stored. */
  readonly store: (words: Words) => Promise<unknown>;
  readonly onState: (state: DraftState) => void;
}

export interface DraftKeeper<Words> {
  /** The user has typed: the words are stored after a pause. */
  change(words: Words): void;
  /** Stores unsaved words now. */
  save(): void;
  /** Stores unsaved words now, by a request that outlives the page. */
  saveLast(store: DraftKeeperOptions<Words>['store']): void;
  /** Stops the pause, and waits for words that are on their way. */
  rest(): Promise<void>;
  /** The words need no draft any more. */
  forget(): void;
  /** The page is shown, or left: a page that was left tries only once. */
  setShown(isShown: boolean): void;
}

/** Stores the words that a user types, the latest of them last. */
export function createDraftKeeper<Words>({ store, onState }: DraftKeeperOptions<Words>): DraftKeeper<Words> {
  type Store = DraftKeeperOptions<Words>['store'];
  let unsavedWords: Words | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let isPageShown = true;

  async function attempt(words: Words, send: Store): Promise<void> {
    onState('saving');
    try {
      await send(words);
      if (unsavedWords !== words) return;
      unsavedWords = null;
      onState('saved');
    } catch (error) {
      // Newer words have their own attempt.
      if (unsavedWords !== words) return;
      const isFinal = isRefused(error);
      onState(isFinal ? 'refused' : 'failed');
      if (!isFinal && isPageShown) timer = setTimeout(() => save(store), retryMs);
    }
  }

  function save(send: Store): void {
    clearTimeout(timer);
    if (unsavedWords !== null) running = attempt(unsavedWords, send);
  }

  return {
    change(words) {
      clearTimeout(timer);
      unsavedWords = words;
      onState('idle');
      timer = setTimeout(() => save(store), pauseMs);
    },
    save: () => save(store),
    saveLast: save,
    async rest() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
    forget() {
      clearTimeout(timer);
      unsavedWords = null;
    },
    setShown(isShown) {
      isPageShown = isShown;
      if (!isShown) save(store);
    },
  };
}

/** Whether the server will give the same answer to the same words. */
function isRefused(error: unknown): boolean {
  return isAppError(error) && error.status >= 400 && error.status < 500 && error.code !== 'RATE_LIMITED';
}
