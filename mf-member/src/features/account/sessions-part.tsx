import { isAppError } from '@enlace/shared-contract/errors';
import type { OwnSignIn } from '@enlace/shared-contract/identity';
import { isCancelled, noticeShown, useCall, useRead, useRunCall } from '@enlace/shared-data';
import { styled, useDispatch, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, ErrorState, Skeleton, Text, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { texts } from '../../texts';
import { account } from './account.slice';
import { AccountPart } from './account-part';
import { accountTexts } from './texts';

/** The own login sessions: where the account is signed in, each with a button that ends it. */
export function SessionsPart() {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const { date } = useFormats();
  const { status, answer: sessions, again } = useRead(account.calls.signIns, undefined);
  const runCall = useRunCall();
  const others = useCall(account.calls.endOthers);
  const [endingId, setEndingId] = useState<string | null>(null);
  const say = (error: unknown) => {
    setEndingId(null);
    if (isCancelled(error)) return;
    dispatch(noticeShown({ kind: 'error', text: (isAppError(error) && error.userMessage) || common('failed') }));
  };
  const end = (id: string) => {
    setEndingId(id);
    runCall(account.calls.endSignIn, id, id).then(() => setEndingId(null), say);
  };
  const namesOf = ({ browser, system }: OwnSignIn) =>
    browser !== null && system !== null ? t('browserOn', { browser, system }) : (browser ?? system);
  return (
    <AccountPart name="sessions">
      <Text tone="soft" size="small">
        {t('sessionsLead')}
      </Text>
      {sessions === null && status === 'rejected' && <ErrorState onRetry={again} />}
      {sessions === null && status !== 'rejected' && <Skeleton lines={2} height="3rem" />}
      {sessions !== null && (
        <List aria-label={t('parts.sessions')}>
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <p>
                  <span>{namesOf(session) ?? t(`providers.${session.provider}`)}</span>{' '}
                  {session.is_current && <Badge tone="teal">{t('thisBrowser')}</Badge>}
                </p>
                <Text size="small" tone="soft">
                  {namesOf(session) !== null && `${t(`providers.${session.provider}`)} · `}
                  {t('since', { time: date(session.created_at, { dateStyle: 'medium', timeStyle: 'short' }) })}
                  {' · '}
                  {t('until', { date: date(session.expires_at, { dateStyle: 'medium' }) })}
                </Text>
              </div>
              {!session.is_current && (
                <Button
                  variant="secondary"
                  size="small"
                  isLoading={endingId === session.id}
                  onClick={() => end(session.id)}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {(sessions?.length ?? 0) > 2 && (
        <Button
          variant="ghost"
          size="small"
          isLoading={others.status === 'pending'}
          onClick={() => void others.run(undefined).catch(say)}
        >
          {t('endOthers')}
        </Button>
      )}
    </AccountPart>
  );
}

const List = styled.ul`
  width: 100%;
  border-top: 1px solid ${tokens.color.line};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[8]} ${tokens.space[16]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space[12]};
    border-bottom: 1px solid ${tokens.color.line};
  }
`;
