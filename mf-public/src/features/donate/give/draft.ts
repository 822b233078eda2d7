import { donationKinds } from '@enlace/shared-contract/donations';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const name = 'donation-draft';

const draftSchema = z.object({
  kind: z.enum(donationKinds),
  /** In minor units. */
  amount: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  shows_name: z.boolean(),
});

export type DonationDraft = z.infer<typeof draftSchema>;

/** Keeps what was typed in this tab, so that a donor who goes back to change it finds it. */
export function storeDraft(draft: DonationDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // A browser without storage: the form begins empty.
  }
}

/** The draft of this tab; null on the server and without one. */
export function useDraft(): DonationDraft | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => parseDraft(text), [text]);
}

/** Only this page writes the draft, and leaves then. */
const subscribe = () => () => undefined;

function readText(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): DonationDraft | null {
  try {
    return draftSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** A paid donation leaves nothing for the next person at this computer. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // A browser without storage.
  }
}
