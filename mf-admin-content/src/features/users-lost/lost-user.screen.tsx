import { ScreenHead, useNotices } from '@enlace/shared-admin';
import { usersLost as contract } from '@enlace/shared-contract/identity';
import { defineScreen, useCall, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, ForbiddenState, Skeleton } from '@enlace/shared-ui';
import { Breadcrumb, Card, DescriptionList } from '@enlace/shared-ui/controls';

import { handleOf } from '../../lib/handle-of';
import { lostMails } from './resend';
import { usersLostTexts } from './texts';

const usersLost = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** A user who registered but never confirmed the e-mail address. */
function LostUser() {
  const t = useTexts(usersLostTexts);
  const formats = useFormats();
  const notices = useNotices();
  const reload = useReload();
  const context = useScreen();
  const { record, status, failure } = useRecord(usersLost, which(context));
  const resend = useCall(lostMails.calls.resend);

  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed')} onRetry={() => reload([usersLost.record(which(context))])}>
        {failure?.message}
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
            isLoading={resend.status === 'pending'}
            onClick={() => resend.start(record.id, () => notices.showSuccess(t('resent')))}
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
  slices: [usersLost, lostMails],
});
