import type { Choice } from '@enlace/shared-admin';
import { eventStatuses } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { type LoadableTexts, translate } from '@enlace/shared-platform';

interface StatusChoice extends Choice {
  readonly isDisabled: boolean;
}

/**
 * The states of an event in its form. `cancelled` can be shown, but not be chosen: a cancellation is a job with tickets
 * and money (publishing/cancel-event.tsx).
 */
export function statusChoices(texts: LoadableTexts): (locale: Locale) => readonly StatusChoice[] {
  return (locale) =>
    eventStatuses.map((value) => ({
      value,
      label: translate(texts, locale, `options.status.${value}`),
      isDisabled: value === 'cancelled',
    }));
}
