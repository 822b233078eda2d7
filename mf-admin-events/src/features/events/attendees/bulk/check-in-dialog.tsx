import { useLateTexts, useNotices, useOfficeRead } from '@enlace/shared-admin';
import {
  attendeeChangeCalls,
  bulkCheckInSchema,
  checkInCalls,
  checkInListsSchema,
  undoneCheckInsSchema,
} from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { ErrorState, FormField, Select, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../../lib/admin';
import { doorResultsTexts } from '../../panel-parts/door-results/texts';
import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { attendeesTexts } from '../texts';
import type { BulkDraft } from './bulk-dialog';
import type { DoorVerb } from './bulk-verbs';

export interface CheckInDialogProps extends Omit<BulkDraft, 'verb'> {
  readonly eventId: number;
  readonly verb: DoorVerb;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Refusals = (typeof bulkCheckInSchema)['_zod']['output']['data']['refused'];

/** Checks the chosen people in, or undoes it, at one of the lists of the event; names those who are refused. */
export function CheckInDialog({ eventId, verb, target, count, onClose, onDone }: CheckInDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const wordResult = useLateTexts(doorResultsTexts);
  const { showSuccess } = useNotices();
  const question = { call: checkInCalls.lists, params: { id: eventId } };
  const listsRead = useOfficeRead(admin.calls, question, checkInListsSchema);
  const lists = listsRead.data?.data ?? [];
  const [chosenList, setChosenList] = useState('');
  const [refusals, setRefusals] = useState<Refusals>([]);
  // The same for all attempts of this dialog, so that a lost answer counts no person twice.
  const [key] = useState(() => crypto.randomUUID());
  const { run, status, error } = useDialogCall(`${verb} attendees ${eventId}`);
  const [first, ...others] = lists;
  const list = chosenList || (first !== undefined && others.length > 0 ? String(first.id) : '');

  const handleConfirm = async () => {
    const choice = { ...target, ...(list === '' ? {} : { list_id: list }) };
    const request = { params: { id: eventId }, changes: [subjectOf('events', eventId)] };
    // The state of the call has its error.
    const result =
      verb === 'checkIn'
        ? await run({
            ...request,
            call: attendeeChangeCalls.checkInMany,
            body: { ...choice, key },
            schema: bulkCheckInSchema,
          }).then(
            ({ data }) => ({ done: data.done, others: data.already, refused: data.refused }),
            () => null,
          )
        : await run({
            ...request,
            call: attendeeChangeCalls.undoCheckInMany,
            body: choice,
            schema: undoneCheckInsSchema,
          }).then(
            ({ data }) => ({ done: data.done, others: data.skipped, refused: [] }),
            () => null,
          );
    if (result === null) return;
    const otherText = result.others > 0 && t(`door.others.${verb}`, { count: result.others });
    showSuccess([t(`door.done.${verb}`, { count: result.done }), otherText].filter(Boolean).join(' '));
    onDone();
    setRefusals(result.refused);
    if (result.refused.length === 0) onClose();
  };
  const problem = error === null ? undefined : (error.fields['query']?.[0] ?? (error.message || t('bulk.failed')));
  const listProblem = error?.fields['list_id']?.[0] ?? '';
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t(`door.title.${verb}`, { count })}
      confirmLabel={t(`bulk.${verb}`)}
      isLoading={status === 'pending'}
      isBlocked={listsRead.data === null}
      error={listProblem === '' ? problem : lists.length > 1 ? undefined : listProblem}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t(`door.hint.${verb}`)}</Text>
        {listsRead.data === null && listsRead.status === 'rejected' && (
          <ErrorState onRetry={listsRead.again}>{listsRead.error?.message}</ErrorState>
        )}
        {listsRead.data === null && listsRead.status !== 'rejected' && <Skeleton lines={2} />}
        {lists.length > 1 && (
          <FormField label={t('door.list')} error={listProblem}>
            <Select
              value={list}
              options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target: control }) => setChosenList(control.value)}
            />
          </FormField>
        )}
        {refusals.length > 0 && (
          <Stack gap={8} role="alert">
            <Text>{t('door.refused', { count: refusals.length })}</Text>
            <ul>
              {refusals.map(({ id, name, result }) => (
                <li key={id}>{`${name}: ${wordResult(result)}`}</li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
