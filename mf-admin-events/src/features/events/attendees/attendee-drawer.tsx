import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeeDetailsSchema, attendeesCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { ErrorState, Heading, Link, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList, Drawer } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeeDrawerProps {
  readonly attendee: ListedAttendee;
  readonly onClose: () => void;
}

/** A ticket with its order and the answers of its person. */
export function AttendeeDrawer({ attendee, onClose }: AttendeeDrawerProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const { id, event_id: eventId, order, price, currency } = attendee;
  const question = { call: attendeesCalls.get, params: { id }, shows: [subjectOf('events', eventId)] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeeDetailsSchema);
  const answers = data?.data.answers ?? [];
  const valueOf = (answer: string | number | boolean): string => {
    if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
    return typeof answer === 'number' ? formats.number(answer) : answer;
  };
  return (
    <Drawer isOpen title={nameOf(attendee)} onClose={onClose}>
      <Stack gap={24}>
        <DescriptionList
          items={[
            { term: t('columns.email'), description: <a href={`mailto:${attendee.email}`}>{attendee.email}</a> },
            { term: t('columns.ticket'), description: attendee.ticket.name },
            { term: t('price'), description: price === 0 ? t('free') : formats.money(price, currency) },
            {
              term: t('order'),
              description: <Link to={`?panel=orders&order=${order.id}`}>{order.reference}</Link>,
            },
            {
              term: t('columns.created_at'),
              description: formats.date(attendee.created_at, { dateStyle: 'medium', timeStyle: 'short' }),
            },
          ]}
        />
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
      </Stack>
    </Drawer>
  );
}
