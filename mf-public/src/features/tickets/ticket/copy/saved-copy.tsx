import { useLocale, useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent } from 'react';

import { momentIn } from '../../../../lib/moment-in';
import { ticketsTexts } from '../../texts';
import { Note } from '../ticket.styles';

export interface SavedCopyProps {
  readonly savedAt: string;
  /** Asks for the ticket again. */
  readonly onOnline: () => void;
}

/** States that the ticket comes from the copy of this device, and leaves the copy as soon as the network is back. */
export function SavedCopy({ savedAt, onOnline }: SavedCopyProps) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const readAgain = useEffectEvent(onOnline);
  useEffect(() => {
    const handleOnline = () => readAgain();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <Note role="status">{t('ticket.saved', { time: momentIn(zone, savedAt, locale) })}</Note>;
}
