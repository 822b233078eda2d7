import { ScreenHead, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { deactivateSchema, deactivationSchema, limitsOf, userCalls, users as contract } from '@enlace/shared-contract';
import { defineScreen, subjectOf, useRecord, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Cluster,
  ErrorState,
  ForbiddenState,
  FormField,
  Heading,
  Skeleton,
  theme,
} from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState, type FormEvent } from 'react';

import { admin } from '../../../lib/admin';
import { handleOf } from '../../../lib/handle-of';
import { Effects, LastDeactivation } from './deactivation-facts';
import { deactivationTexts } from './texts';

const users = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** Deactivates an account with a reason after it has shown the effects; reactivates a deactivated one. */
function Deactivate() {
  const t = useTexts(deactivationTexts);
  const formats = useFormats();
  const navigate = useNavigate();
  const { showSuccess } = useNotices();
  const { id } = which(useScreen());
  const { record } = useRecord(users, { id });
  const changes = [subjectOf('users', id), subjectOf('users')];
  const question = { call: userCalls.deactivation, params: { id }, shows: [subjectOf('users', id)] };
  const { data, error, again } = useOfficeRead(admin.calls, question, deactivationSchema);
  const { status, error: refusal, run } = useOfficeCall(admin.calls, `deactivate users ${id}`);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const path = `/admin/users/${id}`;
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (error !== null && data === null)
    return (
      <ErrorState title={t('failed.title')} onRetry={again}>
        {error.message || t('failed.hint')}
      </ErrorState>
    );
  if (record === null || data === null) return <Skeleton lines={6} />;

  const { name } = record;
  const facts = data.data;
  const kind = facts.is_disabled ? 'on' : 'off';
  const isMissing = kind === 'off' && reason.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return;
    const call = facts.is_disabled ? userCalls.activate : userCalls.deactivate;
    run({ call, params: { id }, body: { reason: reason.trim() }, changes }).then(
      () => {
        showSuccess(t(`${kind}.done`, { name }));
        void navigate(path);
      },
      // The form shows the refusal.
      () => undefined,
    );
  };
  return (
    <>
      <ScreenHead
        title={t(`${kind}.title`, { name })}
        detail={record.email}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: t('users'), to: '/admin/users' },
              { label: name, to: path },
              { label: t(`${kind}.crumb`) },
            ]}
          />
        }
      />
      <Sheet as="section">
        <p>{t(`${kind}.lead`)}</p>
        {facts.is_disabled ? (
          <LastDeactivation last={facts.last} formats={formats} />
        ) : (
          <>
            <Heading level={2} size="h4">
              {t('off.effects')}
            </Heading>
            <Effects facts={facts} />
          </>
        )}
        <form noValidate onSubmit={handleSubmit}>
          <FormField
            label={t('reason')}
            hint={t(`${kind}.reasonHint`)}
            isRequired={kind === 'off'}
            error={isChecked && isMissing ? t('reasonMissing') : undefined}
          >
            <Textarea
              rows={2}
              maxLength={limitsOf(deactivateSchema, 'reason').maxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </FormField>
          {refusal !== null && <Failure role="alert">{refusal.message || t('failed.hint')}</Failure>}
          <Cluster gap={12}>
            <Button type="submit" variant={kind === 'off' ? 'danger' : 'primary'} isLoading={status === 'pending'}>
              {t(`${kind}.do`)}
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

export const screen = defineScreen({
  Component: Deactivate,
  slices: [users, admin.calls],
  texts: [deactivationTexts],
  load: (context) => [users.record(which(context))],
});

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  max-width: 42rem;
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
