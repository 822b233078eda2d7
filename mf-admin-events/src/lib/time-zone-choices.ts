import type { Choice } from '@enlace/shared-admin';

/** The IANA time zones that the browser knows. */
export function timeZoneChoices(): readonly Choice[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
