import { useTexts } from '@enlace/shared-platform';

import { waitingTexts } from './texts';
import type { JoinedList } from './places.slice';

/** The chance of an offer, and its reason. */
export function Estimate({ place }: { readonly place: Omit<JoinedList, 'position'> }) {
  const t = useTexts(waitingTexts);
  const { seats_ahead: ahead, expected_seats: expected, chance } = place;
  return (
    <p>
      {ahead === 0 ? t('estimate.ahead_zero') : t('estimate.ahead', { count: ahead })}{' '}
      {expected !== null && (expected === 0 ? t('estimate.none') : t('estimate.expected', { count: expected }))}{' '}
      <strong>{t(`estimate.${chance}`)}</strong>
    </p>
  );
}
