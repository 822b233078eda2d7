import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Icon, theme } from '@enlace/shared-ui';

import type { DoorState } from '../offline/door';
import { checkInTexts } from '../texts';

export interface StatusBannerProps {
  readonly state: DoorState;
  readonly onSync: () => void;
}

/**
 * Shows that the device works without network or that the session has ended, and the number of waiting scans; nothing
 * while all is sent.
 */
export function StatusBanner({ state, onSync }: StatusBannerProps) {
  const t = useTexts(checkInTexts);
  const { isOnline, waitingElsewhere, snapshotAt, syncFault } = state;
  const waiting = state.waiting + waitingElsewhere;
  const isSessionEnded = isOnline && syncFault?.code === 'UNAUTHENTICATED';
  const isQuiet = isOnline && waiting === 0 && !isSessionEnded;
  return (
    <Region role="status">
      {!isQuiet && (
        <Banner>
          <Icon name={isOnline && !isSessionEnded ? 'upload' : 'alert'} />
          <span>
            {isSessionEnded && t('sessionEnded')}
            {isSessionEnded && waiting > 0 && ` ${t('scansKept', { count: waiting })}`}
            {isOnline && !isSessionEnded && t('sending', { count: waiting })}
            {!isOnline && (waiting === 0 ? t('offlineIdle') : t('offline', { count: waiting }))}
            {waitingElsewhere > 0 && ` ${t('elsewhere', { count: waitingElsewhere })}`}
            {!isOnline && snapshotAt === null && ` ${t('noSnapshot')}`}
            {!isSessionEnded && syncFault?.userMessage !== undefined && ` ${syncFault.userMessage}`}
          </span>
          {isSessionEnded && (
            <ButtonLink size="small" to={`/login?callbackUrl=${encodeURIComponent(location.pathname)}`}>
              {t('signIn')}
            </ButtonLink>
          )}
          {waiting > 0 && !isSessionEnded && (
            <Button variant="secondary" size="small" onClick={onSync}>
              {t('sendNow')}
            </Button>
          )}
        </Banner>
      )}
    </Region>
  );
}

/** Without a text it takes no row of the page. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warningInk};
  font-weight: 600;
  > span {
    flex: 1 1 12rem;
  }
`;
