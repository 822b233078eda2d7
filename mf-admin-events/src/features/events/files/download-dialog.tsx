import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import {
  attendeeColumnNames,
  attendeeColumnsSchema,
  attendeeDownloadCalls,
  attendeeFileFormats,
} from '@enlace/shared-contract/attendees';
import { Button, Cluster, ErrorState, FormField, Select, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { filesTexts } from './texts';
import { useTokenDownload } from './use-token-download';

export interface DownloadDialogProps {
  readonly eventId: number;
  /** Of the list: its rows are those of the file. */
  readonly filter: Readonly<Record<string, string>>;
  /** Only these attendees; all of the list when empty. */
  readonly chosenIds: readonly number[];
  readonly onClose: () => void;
}

type Format = (typeof attendeeFileFormats)[number];

/** The list of attendees as a file: its kind and its columns, answers included. */
export function DownloadDialog({ eventId, filter, chosenIds, onClose }: DownloadDialogProps) {
  const t = useLateTexts(filesTexts);
  const question = { call: attendeeDownloadCalls.attendeeColumns, params: { id: eventId } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeeColumnsSchema);
  const [format, setFormat] = useState<Format>('csv');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const file = useTokenDownload('download_attendee_list', t('failed'));
  const columns = data?.data ?? [];
  const chosenKeys = columns.map(({ key }) => key).filter((key) => !leftOut.has(key));
  const labelOf = ({ key, name }: (typeof columns)[number]) => {
    const baseName = attendeeColumnNames.find((one) => one === key);
    return baseName === undefined ? t('answer', { question: name }) : t(`names.${baseName}`);
  };
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeftOut(next);
  };
  const start = async () => {
    const query = {
      event_id: eventId,
      ...filter,
      format,
      ...(chosenIds.length === 0 ? {} : { ids: chosenIds.join(',') }),
      ...(leftOut.size === 0 ? {} : { columns: chosenKeys.join(',') }),
    };
    if (await file.start(attendeeDownloadCalls.downloadAttendeeList.path, query)) onClose();
  };
  return (
    <Modal
      isOpen
      size="lg"
      title={t('downloadTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            iconBefore="download"
            isLoading={file.isLoading}
            isDisabled={chosenKeys.length === 0}
            onClick={() => void start()}
          >
            {t('start')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">
          {chosenIds.length === 0 ? t('downloadHint') : t('chosenHint', { count: chosenIds.length })}
        </Text>
        <FormField label={t('format')}>
          <Select
            value={format}
            options={attendeeFileFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
            onChange={(change) => setFormat(change.target.value === 'xlsx' ? 'xlsx' : 'csv')}
          />
        </FormField>
        {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {data === null && status !== 'rejected' && <Skeleton lines={6} />}
        {data !== null && (
          <Stack gap={8} role="group" aria-label={t('columns')}>
            <Cluster>
              <Text as="span">
                <strong>{t('columns')}</strong>
              </Text>
              <Button variant="ghost" size="small" onClick={() => setLeftOut(new Set())}>
                {t('allColumns')}
              </Button>
              <Button variant="ghost" size="small" onClick={() => setLeftOut(new Set(columns.map(({ key }) => key)))}>
                {t('noColumns')}
              </Button>
            </Cluster>
            {columns.map((column) => (
              <Checkbox
                key={column.key}
                checked={!leftOut.has(column.key)}
                onChange={(change) => toggle(column.key, change.target.checked)}
              >
                {labelOf(column)}
              </Checkbox>
            ))}
            {chosenKeys.length === 0 && (
              <Text tone="danger" role="alert">
                {t('noColumnChosen')}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
