import {
  type AdminRow,
  type AfterSaveProps,
  CallConfirmation,
  useLateTexts,
  useOfficeRead,
} from '@enlace/shared-admin';
import { eventSeriesSchema, seriesCalls, seriesChangeSchema, type seriesParts } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { admin } from '../../../lib/admin';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { seriesTexts } from './texts';

type Part = (typeof seriesParts)[number];

const fieldsOfPart: Readonly<Record<Part, readonly string[]>> = {
  words: ['title', 'summary', 'description', 'language', 'translations'],
  time: ['starts_at', 'ends_at', 'timezone'],
  place: ['format', 'venue_name', 'venue_address', 'address_visibility', 'city', 'country_code'],
  people: ['chapters', 'speakers'],
  sorting: ['categories', 'event_categories', 'tags'],
  picture: ['cover'],
  capacity: ['capacity', 'has_refunds'],
  status: ['status'],
};
const parts = Object.keys(fieldsOfPart) as Part[];

/** Asks after a save of an event that repeats whether other dates get the same change. */
export function AfterSave({ before, record, answer, onClose }: AfterSaveProps) {
  const changedParts = parts.filter((part) => fieldsOfPart[part].some((name) => differs(before, record, name)));
  const question = { call: seriesCalls.getOfEvent, params: { id: record.id }, visit: String(record['updated_at']) };
  const { data, status } = useOfficeRead(admin.calls, changedParts.length === 0 ? null : question, eventSeriesSchema);
  const isOver =
    changedParts.length === 0 || status === 'rejected' || (data !== null && (data.data?.dates.length ?? 0) < 2);
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver || data === null) return null;
  return <Question event={record} changedParts={changedParts} answer={answer} onClose={onClose} />;
}

function differs(before: AdminRow, after: AdminRow, name: string): boolean {
  return JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);
}

interface QuestionProps {
  readonly event: AdminRow;
  readonly changedParts: readonly Part[];
  /** How the people are notified; the same for the other dates. */
  readonly answer: AfterSaveProps['answer'];
  readonly onClose: () => void;
}

function Question({ event, changedParts, answer, onClose }: QuestionProps) {
  const t = useLateTexts(seriesTexts);
  const formats = useFormats();
  const [scope, setScope] = useState<'this' | 'following' | 'all'>('this');
  const call = useDialogCall(`copy series ${event.id}`, { onClose });
  const handleConfirm = () => {
    if (scope === 'this') return onClose();
    const body = { scope, parts: changedParts, ...answer };
    const request = { call: seriesCalls.copyToSeries, params: { id: event.id }, body };
    call.run({ ...request, schema: seriesChangeSchema, changes: [subjectOf('events')] }).then(
      ({ data }) => {
        call.finish(t('applied', { count: data.changed }));
      },
      () => undefined,
    );
  };
  return (
    <CallConfirmation
      call={call}
      title={t('question')}
      confirmLabel={t('apply')}
      failedText={t('applyFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('questionHint', { parts: formats.list(changedParts.map((part) => t(`parts.${part}`))) })}</Text>
        <FormField label={t('scope')} isGroup>
          <RadioGroup
            value={scope}
            options={(['this', 'following', 'all'] as const).map((value) => ({ value, label: t(`scopes.${value}`) }))}
            onChange={(value) => setScope(value === 'following' || value === 'all' ? value : 'this')}
          />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
