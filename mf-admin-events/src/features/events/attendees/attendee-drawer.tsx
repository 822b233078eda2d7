import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeeDetailsSchema, attendeesCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, ErrorState, Heading, Link, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList, Drawer } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { useMoment } from '../panel-parts/use-moment';
import type { AttendeeTask } from './attendee-menu';
import { AttendeeChanges } from './correct/attendee-changes';
import { CorrectForm } from './correct/correct-form';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeeDrawerProps {
  readonly attendee: ListedAttendee;
  /** Time zone of the event. */
  readonly zone: string;
  /** Whether the form is open instead of the details. */
  readonly isCorrecting: boolean;
  readonly onTask: (task: AttendeeTask) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A ticket with its order, the answers of its person and its history, or the form that corrects it. */
export function AttendeeDrawer({ attendee, zone, isCorrecting, onTask, onClose, onDone }: AttendeeDrawerProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  const { id, event_id: eventId } = attendee;
  const question = { call: attendeesCalls.get, params: { id }, shows: [subjectOf('events', eventId)] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeeDetailsSchema);
  const { email, ticket, order, price, currency, state, created_at: time }: ListedAttendee = data?.data ?? attendee;
  const answers = data?.data.answers ?? [];
  const valueOf = (answer: string | number | boolean): string => {
    if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
    return typeof answer === 'number' ? formats.number(answer) : answer;
  };
  const handleSaved = () => {
    onDone();
    again();
    onTask('open');
  };
  if (isCorrecting)
    return (
      // A press outside would lose what is typed.
      <Drawer isOpen isDismissible="byKey" title={t('correct.title', { name: nameOf(attendee) })} onClose={onClose}>
        <CorrectForm attendee={attendee} onCancel={() => onTask('open')} onSaved={handleSaved} />
      </Drawer>
    );
  return (
    <Drawer isOpen title={nameOf(data?.data ?? attendee)} onClose={onClose}>
      <Stack gap={24}>
        <DescriptionList
          items={[
            { term: t('columns.email'), description: <a href={`mailto:${email}`}>{email}</a> },
            { term: t('columns.ticket'), description: ticket.name },
            { term: t('price'), description: price === 0 ? t('free') : formats.money(price, currency) },
            {
              term: t('order'),
              description: <Link to={`?panel=orders&order=${order.id}`}>{order.number}</Link>,
            },
            { term: t('columns.created_at'), description: moment(time) },
          ]}
        />
        {state !== 'cancelled' && (
          <div>
            <Button size="small" variant="secondary" iconBefore="edit" onClick={() => onTask('correct')}>
              {t('correct.open')}
            </Button>
          </div>
        )}
        <Heading level={3}>{t('answers')}</Heading>
        {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {data === null && status !== 'rejected' && <Skeleton lines={3} />}
        {data !== null && answers.length === 0 && <Text tone="soft">{t('noAnswers')}</Text>}
        {answers.length > 0 && (
          <DescriptionList
            items={answers.map(({ question: term, answer, file_url: file, text_version: version }) => ({
              term,
              description:
                file === null ? (
                  [valueOf(answer), version === null ? '' : t('version', { version })].filter(Boolean).join(' · ')
                ) : (
                  <a href={file} target="_blank" rel="noreferrer">
                    {valueOf(answer)}
                  </a>
                ),
            }))}
          />
        )}
        <AttendeeChanges id={id} eventId={eventId} zone={zone} />
      </Stack>
    </Drawer>
  );
}
