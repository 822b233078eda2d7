import { consentKey, consentValues } from '@enlace/shared-contract/platform';

import { createExternalStore } from '../lifecycle/external-store';
import { recall, remember } from '../preferences/remember';

/** `1` accepted, `0` declined, null without a choice. Optional code runs only with `1`. */
export const consent = createExternalStore<string | null>(null);

/** True after "Cookie settings", until the next choice. */
export const consentReopened = createExternalStore(false);

/** Milliseconds after load until the banner shows without a stored choice (docs/SPECIFICATION.md, section 9). */
export const consentDelay = 1000;

export function recallConsent(): void {
  consent.set(recall(consentKey));
  addEventListener('storage', (event) => {
    if (event.key === consentKey) consent.set(event.newValue);
  });
}

export function decideConsent(decision: keyof typeof consentValues): void {
  remember(consentKey, consentValues[decision]);
  consent.set(consentValues[decision]);
  consentReopened.set(false);
}
