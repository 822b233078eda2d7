import { startImpersonation } from '@enlace/shared-auth';
import { impersonationMinutes, startImpersonationSchema, users as contract } from '@enlace/shared-contract/identity';
import { limitsOf } from '@enlace/shared-contract/resources';
import { defineScreen, useCall, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, ForbiddenState, Skeleton } from '@enlace/shared-ui';

import { handleOf } from '../../../lib/handle-of';
import { ReasonSheet } from '../reason-sheet';
import { useKeptReason } from '../use-kept-reason';
import { impersonationTexts } from './texts';
import { impersonation } from './impersonate';

const users = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** Asks for a reason before an impersonation starts. */
function Impersonate() {
  const t = useTexts(impersonationTexts);
  const context = useScreen();
  const reload = useReload();
  const keptReason = useKeptReason('view-as', which(context).id);
  const { record, status, failure } = useRecord(users, which(context));
  const { status: begun, error: refusal, start, clear } = useCall(impersonation.calls.begin);
  const path = `/admin/users/${which(context).id}`;
  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([users.record(which(context))])}>
        {failure?.message || t('failed.hint')}
      </ErrorState>
    );
  if (record === null) return <Skeleton lines={6} />;

  const handleSubmit = (reason: string) =>
    start({ user_id: record.id, reason }, ({ access_token: accessToken, user, until }) => {
      // The answer contains a token, so it is removed from the state.
      clear();
      keptReason.drop();
      startImpersonation({ accessToken, user, until, back: path });
    });
  return (
    <ReasonSheet
      user={record}
      path={path}
      texts={{
        title: t('view.title', { name: record.name }),
        users: t('users'),
        crumb: t('view.start'),
        reason: t('reason'),
        reasonHint: t('view.reasonHint'),
        reasonMissing: t('reasonMissing'),
        submit: t('view.start'),
        cancel: t('cancel'),
      }}
      keptReason={keptReason}
      isRequired
      maxLength={limitsOf(startImpersonationSchema, 'reason').maxLength}
      button={{ iconBefore: 'eye' }}
      isSending={begun === 'pending'}
      refusal={refusal?.message ?? null}
      onSubmit={handleSubmit}
    >
      <p>{t('view.lead')}</p>
      <ul>
        <li>{t('view.rules.time', { minutes: impersonationMinutes })}</li>
        <li>{t('view.rules.banner')}</li>
        <li>{t('view.rules.refused')}</li>
        <li>{t('view.rules.told')}</li>
      </ul>
    </ReasonSheet>
  );
}

export const screen = defineScreen({
  Component: Impersonate,
  load: (context) => [users.record(which(context))],
  texts: [impersonationTexts],
  slices: [users, impersonation],
});
