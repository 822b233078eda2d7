import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { ticketsTexts } from '../texts';
import { Code, Qr } from './ticket.styles';
import type { HeldTicket } from './tickets.slice';

export interface QrPictureProps {
  readonly ticket: HeldTicket;
  /** The event has no entrance. */
  readonly isOnline: boolean;
}

/** The QR code, on white in every theme so that scanners read it; the code as text when the picture is missing. */
export function QrPicture({ ticket: { slug, code }, isOnline }: QrPictureProps) {
  const t = useTexts(ticketsTexts);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Qr>
      {isMissing ? (
        <>
          <p>{t('ticket.noPicture')}</p>
          <Code>{code}</Code>
        </>
      ) : (
        <img
          src={`/api/v2/attendee-tickets/${slug}/qr.svg`}
          alt={t('ticket.qr')}
          width={240}
          height={240}
          onError={() => setIsMissing(true)}
        />
      )}
      {!isOnline && <p>{t('ticket.show')}</p>}
    </Qr>
  );
}
