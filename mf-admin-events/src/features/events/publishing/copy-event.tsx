import { type AdminRow, instantOf, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { copySchema, eventWorkCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useLocation, useNavigate } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Heading, Stack, Text } from '@enlace/shared-ui';
import { DateTimeInput } from '@enlace/shared-ui/controls';
import { useEffect, useRef, useState } from 'react';

import { admin } from '../../../lib/admin';
import { publishingTexts } from './texts';

/** Copies an event with tickets and questions to another date, and opens the copy. */
export function CopyEvent({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const navigate = useNavigate();
  const { showSuccess } = useNotices();
  const [start, setStart] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#event-copy') return;
    form.current?.scrollIntoView?.({ block: 'center' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash]);
  const { start: send, status, error } = useOfficeCall(admin.calls, `copy event ${record.id}`);
  const zone = typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC';
  const isIncomplete = !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(start);
  const handleSubmit = () => {
    setChecked(true);
    if (isIncomplete) return;
    const body = { starts_at: instantOf(start, zone), key: `${key} ${start}` };
    const changes = [subjectOf('events'), subjectOf('tickets')];
    send({ call: eventWorkCalls.copy, params: { id: record.id }, body, changes }, (answer) => {
      showSuccess(t('copyDone'));
      const copy = copySchema.safeParse(answer);
      if (copy.success) void navigate(`/admin/events/${copy.data.data.id}`);
    });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Stack gap={12} as="section" aria-labelledby="event-copy">
        <Heading level={2} size="h3" id="event-copy">
          {t('copy')}
        </Heading>
        <Text tone="soft">{t('copyHint')}</Text>
        {error !== null && (
          <Text tone="danger" role="alert">
            {error.message || t('copyFailed')}
          </Text>
        )}
        <FormField
          isGroup
          label={t('copyStart')}
          hint={t('copyZone', { zone: zone.replaceAll('_', ' ') })}
          error={isChecked && isIncomplete ? t('needed') : (error?.fields['starts_at']?.[0] ?? '')}
        >
          <DateTimeInput value={start} onChange={setStart} />
        </FormField>
        <Cluster>
          <Button type="submit" variant="secondary" iconBefore="copy" isLoading={status === 'pending'}>
            {t('copyButton')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
