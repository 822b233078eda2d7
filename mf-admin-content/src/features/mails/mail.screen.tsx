import { ScreenHead } from '@enlace/shared-admin';
import { mails as contract } from '@enlace/shared-contract/notifications';
import { defineScreen, useAnswer, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { translate, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { ErrorState, ForbiddenState, Skeleton } from '@enlace/shared-ui';
import { Breadcrumb, Card, DescriptionList } from '@enlace/shared-ui/controls';

import { handleOf } from '../../lib/handle-of';
import { MailActions } from './mail-actions';
import { mailCalls } from './mail-calls';
import { hasNoServer, reasonOf } from './mail-reason';
import { nameOfTemplate } from './template-name';
import { mailsTexts } from './texts';

const mails = handleOf(contract);

const which = ({ params }: Pick<ScreenContext, 'params'>) => ({ id: Number(params['id']) });

/** A mail of the outbox: its attempts, its last error, and its actions. */
function Mail() {
  const t = useTexts(mailsTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const reload = useReload();
  const context = useScreen();
  const { record, status, failure } = useRecord(mails, which(context));
  const mailState = useAnswer(mailCalls.calls.state, undefined).answer?.data;

  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed')} onRetry={() => reload([mails.record(which(context))])}>
        {failure?.message}
      </ErrorState>
    );
  if (record === null) return <Skeleton lines={8} />;
  const time = (at: string | null) =>
    at === null ? null : formats.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isWithoutServer = hasNoServer(record, mailState?.server);
  return (
    <>
      <ScreenHead
        title={record.subject || t('noSubject')}
        detail={record.recipient}
        breadcrumb={<Breadcrumb items={[{ label: t('title'), to: '/admin/mails' }, { label: record.recipient }]} />}
        actions={<MailActions mail={record} />}
      />
      <Card as="section">
        {isWithoutServer && <p role="status">{t('noServer')}</p>}
        {record.state === 'failed' && !record.is_resendable && <p>{t('notResendable')}</p>}
        <DescriptionList
          items={[
            { term: t('fields.state'), description: t(`options.state.${record.state}`) },
            { term: t('fields.reason'), description: reasonOf(record, mailState?.server, t) },
            { term: t('fields.attempts'), description: record.attempts },
            {
              term: t('fields.next_attempt_at'),
              description: isWithoutServer || record.state !== 'waiting' ? null : time(record.next_attempt_at),
            },
            { term: t('fields.created_at'), description: time(record.created_at) },
            { term: t('fields.sent_at'), description: time(record.sent_at) },
            { term: t('fields.failed_at'), description: time(record.failed_at) },
            {
              term: t('fields.template'),
              description: nameOfTemplate(record.template, (key, values) => translate(mailsTexts, locale, key, values)),
            },
            { term: t('fields.locale'), description: t(`options.locale.${record.locale}`) },
          ]}
        />
        <p>{t('bodyHint')}</p>
      </Card>
    </>
  );
}

export const screen = defineScreen({
  Component: Mail,
  load: (context) => [mails.record(which(context)), mailCalls.calls.state.query(undefined)],
  texts: [mailsTexts],
  slices: [mails, mailCalls],
});
