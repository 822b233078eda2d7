import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeeChangeCalls, type AttendeeHistory, attendeeHistorySchema } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { ErrorState, Heading, Skeleton, Text } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { admin } from '../../../../lib/admin';
import { useMoment } from '../../panel-parts/use-moment';
import { attendeesTexts } from '../texts';

const knownActions = [
  ...(['add', 'approve', 'refuse', 'cancel', 'transfer'] as const),
  ...(['edit', 'correct', 'changeKind', 'bulkCheckIn', 'undoCheckIn'] as const),
] as const;

type ChangedField = AttendeeHistory[number]['fields'][number];

export interface AttendeeChangesProps {
  readonly id: number;
  readonly eventId: number;
  /** Time zone of the event. */
  readonly zone: string;
}

/** What happened to a ticket: when, by whom, and what changed. */
export function AttendeeChanges({ id, eventId, zone }: AttendeeChangesProps) {
  const t = useLateTexts(attendeesTexts);
  const moment = useMoment(zone);
  const question = { call: attendeeChangeCalls.attendeeHistory, params: { id }, shows: [subjectOf('events', eventId)] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeeHistorySchema);
  const nameOfAction = (action: string) =>
    t(`history.actions.${knownActions.find((name) => name === action) ?? 'other'}`);
  const textOf = (value: string | null) => {
    if (value === null) return t('history.empty');
    return value === 'true' || value === 'false' ? t(value === 'true' ? 'yes' : 'no') : value;
  };
  const lineOf = ({ name, question: label, before, after }: ChangedField) => {
    if (name === 'code') return t('history.fields.code');
    const field = name === 'answer' ? (label ?? '') : t(`history.fields.${name}`);
    return t('history.change', { field, before: textOf(before), after: textOf(after) });
  };
  return (
    <>
      <Heading level={3}>{t('history.title')}</Heading>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data === null && status !== 'rejected' && <Skeleton lines={2} />}
      {data?.data.length === 0 && <Text tone="soft">{t('history.none')}</Text>}
      {data !== null && data.data.length > 0 && (
        <DescriptionList
          items={data.data.map(({ id: entryId, at, action, actor, reason, fields }) => ({
            term: moment(at),
            description: (
              <div key={entryId}>
                {[nameOfAction(action), actor].filter(Boolean).join(' · ')}
                {[...fields.map(lineOf), ...(reason === null ? [] : [reason])].map((line) => (
                  <Text key={line} size="small" tone="soft">
                    {line}
                  </Text>
                ))}
              </div>
            ),
          }))}
        />
      )}
    </>
  );
}
