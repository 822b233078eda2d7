import { useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { deactivateSchema, deactivationSchema, userCalls, users as contract } from '@enlace/shared-contract/identity';
import { limitsOf } from '@enlace/shared-contract/resources';
import { dataChanged, defineScreen, subjectOf, useRecord, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useDispatch, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { ErrorState, ForbiddenState, Heading, Skeleton } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { handleOf } from '../../../lib/handle-of';
import { ReasonSheet } from '../reason-sheet';
import { useKeptReason } from '../use-kept-reason';
import { Effects, LastDeactivation } from './deactivation-facts';
import { deactivationTexts } from './texts';

const users = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** Deactivates an account with a reason after it has shown the effects; reactivates a deactivated one. */
function Deactivate() {
  const t = useTexts(deactivationTexts);
  const formats = useFormats();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { showSuccess, showFailure } = useNotices();
  const { viewer, ...place } = useScreen();
  const { id } = which(place);
  const keptReason = useKeptReason('deactivate', id);
  const { record } = useRecord(users, { id });
  const changes = [subjectOf('users', id), subjectOf('users')];
  const question = { call: userCalls.deactivation, params: { id }, shows: [subjectOf('users', id)] };
  const { data, error, again } = useOfficeRead(admin.calls, question, deactivationSchema);
  const { status, error: refusal, run } = useOfficeCall(admin.calls, `deactivate users ${id}`);
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
  const handleSubmit = (reason: string) => {
    const call = facts.is_disabled ? userCalls.activate : userCalls.deactivate;
    run({ call, params: { id }, body: { reason }, changes }).then(
      () => {
        keptReason.drop();
        showSuccess(t(`${kind}.done`, { name }));
        void navigate(path);
      },
      (error: unknown) => {
        // The form shows a refusal, except when another user did the same meanwhile: a second press would undo it.
        if (!isAppError(error) || error.code !== 'CONFLICT' || id === viewer?.id) return;
        dispatch(dataChanged(changes));
        showFailure(error, () => t(`${kind}.already`, { name }));
        void navigate(path);
      },
    );
  };
  return (
    <ReasonSheet
      user={record}
      path={path}
      texts={{
        title: t(`${kind}.title`, { name }),
        users: t('users'),
        crumb: t(`${kind}.crumb`),
        reason: t('reason'),
        reasonHint: t(`${kind}.reasonHint`),
        reasonMissing: t('reasonMissing'),
        submit: t(`${kind}.do`),
        cancel: t('cancel'),
      }}
      keptReason={keptReason}
      isRequired={kind === 'off'}
      maxLength={limitsOf(deactivateSchema, 'reason').maxLength}
      button={{ variant: kind === 'off' ? 'danger' : 'primary' }}
      isSending={status === 'pending'}
      refusal={refusal === null ? null : refusal.message || t('failed.hint')}
      onSubmit={handleSubmit}
    >
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
    </ReasonSheet>
  );
}

export const screen = defineScreen({
  Component: Deactivate,
  slices: [users, admin.calls],
  texts: [deactivationTexts],
  load: (context) => [users.record(which(context))],
});
