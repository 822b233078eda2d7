import { ScreenHead } from '@enlace/shared-admin';
import { defineScreen, noticeShown, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useDispatch, useFormats, useTexts } from '@enlace/shared-platform';
import { Breadcrumb, Button, Card, ErrorState, ForbiddenState, Skeleton } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';
import { useEffect } from 'react';

import { useCommand } from '../../lib/create-command';
import { usersLost } from '../../lib/users-lost.slice';
import { resendLost } from './resend';
import { usersLostTexts } from './texts';

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** Somebody who registered and never proved her address. */
function LostUser() {
  const t = useTexts(usersLostTexts);
  const formats = useFormats();
  const dispatch = useDispatch();
  const reload = useReload();
  const context = useScreen();
  const { record, status, error } = useRecord(usersLost, which(context));
  const resend = useCommand(resendLost);
  const { status: sent, clear } = resend;
  useEffect(() => {
    if (sent !== 'fulfilled') return;
    clear();
    dispatch(noticeShown({ kind: 'success', text: t('resent') }));
    reload([usersLost.record(which(context))]);
  }, [clear, context, dispatch, reload, sent, t]);

  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed')} onRetry={() => reload([usersLost.record(which(context))])}>
        {error?.message}
      </ErrorState>
    );
  if (record === null) return <Skeleton lines={8} />;
  return (
    <>
      <ScreenHead
        title={record.name}
        detail={record.email}
        breadcrumb={<Breadcrumb items={[{ label: t('title'), to: '/admin/users-lost' }, { label: record.name }]} />}
        actions={
          <Button
            iconBefore="mail"
            isLoading={sent === 'pending'}
            onClick={() => resend.start({ params: { id: record.id } })}
          >
            {t('resend')}
          </Button>
        }
      />
      <Card as="section">
        {resend.error !== null && <p role="alert">{resend.error.message}</p>}
        <DescriptionList
          items={[
            { term: t('fields.kind'), description: t(`options.kind.${record.kind}`) },
            { term: t('fields.country'), description: [record.city, record.country].filter(Boolean).join(', ') },
            { term: t('fields.company_name'), description: record.company_name },
            { term: t('fields.created_at'), description: formats.date(record.created_at) },
            {
              term: t('fields.mailed_at'),
              description: t('mails', { count: record.mails_count, date: formats.date(record.mailed_at) }),
            },
            { term: t('fields.expires_at'), description: formats.date(record.expires_at) },
          ]}
        />
      </Card>
    </>
  );
}

export const screen = defineScreen({
  Component: LostUser,
  load: (context) => [usersLost.record(which(context))],
  texts: [usersLostTexts],
  slices: [usersLost, resendLost],
});
