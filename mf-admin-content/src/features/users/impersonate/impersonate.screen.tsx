import { ScreenHead } from '@enlace/shared-admin';
import { startImpersonation } from '@enlace/shared-auth';
import { impersonationMinutes, limitsOf, startImpersonationSchema, users as contract } from '@enlace/shared-contract';
import { defineScreen, useCall, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Cluster,
  ErrorState,
  ForbiddenState,
  FormField,
  Skeleton,
  theme,
} from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState, type FormEvent } from 'react';

import { handleOf } from '../../../lib/handle-of';
import { impersonationTexts } from './texts';
import { impersonation } from './impersonate';

const users = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** Asks for a reason before an impersonation starts. */
function Impersonate() {
  const t = useTexts(impersonationTexts);
  const context = useScreen();
  const reload = useReload();
  const { record, status, failure } = useRecord(users, which(context));
  const { status: begun, error: refusal, start, clear } = useCall(impersonation.calls.begin);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const path = `/admin/users/${which(context).id}`;
  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([users.record(which(context))])}>
        {failure?.message || t('failed.hint')}
      </ErrorState>
    );
  if (record === null) return <Skeleton lines={6} />;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() === '') return;
    start({ user_id: record.id, reason: reason.trim() }, ({ access_token: accessToken, user, until }) => {
      // The answer contains a token, so it is removed from the state.
      clear();
      startImpersonation({ accessToken, user, until, back: path });
    });
  };
  return (
    <>
      <ScreenHead
        title={t('view.title', { name: record.name })}
        detail={record.email}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: t('users'), to: '/admin/users' },
              { label: record.name, to: path },
              { label: t('view.start') },
            ]}
          />
        }
      />
      <Sheet as="section">
        <p>{t('view.lead')}</p>
        <ul>
          <li>{t('view.rules.time', { minutes: impersonationMinutes })}</li>
          <li>{t('view.rules.banner')}</li>
          <li>{t('view.rules.refused')}</li>
          <li>{t('view.rules.told')}</li>
        </ul>
        <form noValidate onSubmit={handleSubmit}>
          <FormField
            label={t('reason')}
            hint={t('view.reasonHint')}
            isRequired
            error={isChecked && reason.trim() === '' ? t('reasonMissing') : undefined}
          >
            <Textarea
              rows={2}
              maxLength={limitsOf(startImpersonationSchema, 'reason').maxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </FormField>
          {refusal !== null && <Failure role="alert">{refusal.message}</Failure>}
          <Cluster gap={12}>
            <Button type="submit" iconBefore="eye" isLoading={begun === 'pending'}>
              {t('view.start')}
            </Button>
            <ButtonLink variant="ghost" to={path}>
              {t('cancel')}
            </ButtonLink>
          </Cluster>
        </form>
      </Sheet>
    </>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  max-width: 42rem;
  ul {
    padding-left: 1.25em;
    color: ${theme.color.inkSoft};
    list-style: disc;
  }
  li + li {
    margin-top: ${theme.space[4]};
  }
  form {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[16]};
  }
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;

export const screen = defineScreen({
  Component: Impersonate,
  load: (context) => [users.record(which(context))],
  texts: [impersonationTexts],
  slices: [users, impersonation],
});
