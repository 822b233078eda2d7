import { useScreen } from '@enlace/shared-data';
import { useStore } from '@enlace/shared-platform';
import { useMemo } from 'react';

import type { MessageForm } from './message-form';

/** A message that is being written. */
export interface MessageDraft {
  readonly form: MessageForm;
  /** The last attempt to send it: the same content has the same key, so that it is sent once. */
  readonly attempt: { readonly key: string; readonly content: string } | null;
}

export interface MessageDraftKeeper {
  readonly isKept: boolean;
  readonly read: () => MessageDraft | undefined;
  readonly keep: (draft: MessageDraft) => void;
  readonly forget: () => void;
}

/** Drafts by user and event, one memory for each store. */
const memories = new WeakMap<object, Map<string, MessageDraft>>();

/** The draft of a message of an event; it exists until the browser's tab is closed. */
export function useMessageDraft(eventId: number): MessageDraftKeeper {
  const store = useStore();
  const key = `${useScreen().viewer?.id ?? ''} ${eventId}`;
  return useMemo(() => {
    const drafts = memories.get(store) ?? new Map<string, MessageDraft>();
    memories.set(store, drafts);
    return {
      isKept: drafts.has(key),
      read: () => drafts.get(key),
      keep: (draft) => void drafts.set(key, draft),
      forget: () => void drafts.delete(key),
    };
  }, [key, store]);
}
