import { readTicketCode } from '@enlace/shared-contract/attendees';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Icon, theme } from '@enlace/shared-ui';

import type { ScanResult } from '../offline/door';
import { checkInTexts } from '../texts';
import { lookOf } from './look-of';

export interface ResultCardProps {
  /** The last result; null before the first one. */
  readonly scan: ScanResult | null;
  readonly timezone: string;
  /** Undefined when the viewer may not undo it now. */
  readonly onUndo?: (() => void) | undefined;
  readonly isUndoing: boolean;
  /** Lets a person in whom this device does not know. */
  readonly onForce?: (() => void) | undefined;
}

/** The result of the last scan, readable from a distance. Icon and words repeat what the colour means. */
export function ResultCard({ scan, timezone, onUndo, isUndoing, onForce }: ResultCardProps) {
  const t = useTexts(checkInTexts);
  const formats = useFormats();
  if (scan === null)
    return (
      <Card data-tone="none">
        <Icon name="ticket" size={40} />
        <Title>{t('ready')}</Title>
        <p>{t('readyHint')}</p>
      </Card>
    );
  const { result, attendee, check_in: checkIn, isOffline, target, nonce } = scan;
  const look = lookOf(result);
  const time = (instant: string) =>
    formats.date(instant, { timeStyle: 'short', dateStyle: 'short', timeZone: timezone });
  return (
    <Card data-tone={look.tone} data-result={result} key={nonce}>
      <Icon name={look.icon} size={56} />
      <Title>{t(`results.${result}`)}</Title>
      {attendee !== null && (
        <Person>
          <strong>
            {attendee.first_name} {attendee.last_name}
          </strong>
          <span>{attendee.ticket}</span>
        </Person>
      )}
      {attendee === null && 'code' in target && <p>{t('codeEnd', { end: readTicketCode(target.code).slice(-4) })}</p>}
      {result === 'already' && checkIn !== null && (
        <p>{t('since', { time: time(checkIn.scanned_at), gate: checkIn.gate })}</p>
      )}
      {result !== 'ok' && result !== 'already' && <p>{t(`hints.${result}`)}</p>}
      {isOffline && result === 'ok' && <p>{t('sentLater')}</p>}
      <Cluster justify="center">
        {onUndo !== undefined && (
          <Button variant="secondary" isLoading={isUndoing} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        {onForce !== undefined && (
          <Button variant="secondary" onClick={onForce}>
            {t('force')}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  align-items: center;
  justify-content: center;
  min-height: 15rem;
  padding: ${theme.space[24]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;
  overflow-wrap: anywhere;
  &[data-tone='success'] {
    border-color: transparent;
    background: ${theme.color.successInk};
    color: ${theme.color.successSoft};
  }
  &[data-tone='warning'] {
    border-color: transparent;
    background: ${theme.color.warningInk};
    color: ${theme.color.warningSoft};
  }
  &[data-tone='danger'] {
    border-color: transparent;
    background: ${theme.color.dangerInk};
    color: ${theme.color.dangerSoft};
  }
`;

const Title = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.textSize.h2};
  font-weight: 700;
  line-height: 1.1;
`;

const Person = styled.p`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  > strong {
    font-size: ${theme.textSize.h3};
    line-height: 1.2;
  }
`;
