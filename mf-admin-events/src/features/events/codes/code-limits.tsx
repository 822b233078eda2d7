import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { styled } from '@enlace/shared-platform';
import { FormField, Stack, TextInput, theme } from '@enlace/shared-ui';
import { DateTimeInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { TicketChecks } from '../panel-parts/ticket-checks';
import type { CodeForm } from './code-form';
import { codesTexts } from './texts';

export interface CodeLimitsProps {
  readonly event: AdminRow;
  readonly form: CodeForm;
  readonly zone: string;
  readonly problem: (name: string) => string;
  readonly onChange: (change: Partial<CodeForm>) => void;
}

const names = ['ticket_ids', 'max_per_order', 'starts_at', 'ends_at', 'note'] as const;

/** Where and when a code counts: folded, unless a value or a problem is inside. */
export function CodeLimits({ event, form, zone, problem, onChange }: CodeLimitsProps) {
  const t = useLateTexts(codesTexts);
  const query = { event_id: event.id, sort: 'position', order: 'asc', limit: 100 };
  const { data } = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema);
  const [isOpen, setOpen] = useState(() => names.some((name) => form[name].length > 0));
  const hasProblem = names.some((name) => problem(name) !== '');
  const zoneHint = t('zone', { zone: zone.replaceAll('_', ' ') });
  return (
    <Folded open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('limits')}</summary>
      <Stack gap={16}>
        {data !== null && data.data.length > 1 && (
          <TicketChecks
            label={t('tickets')}
            hint={t('ticketsHint')}
            error={problem('ticket_ids')}
            kinds={data.data}
            chosenIds={form.ticket_ids}
            onChange={(ids) => onChange({ ticket_ids: ids })}
          />
        )}
        <FormField label={t('maxPerOrder')} hint={t('maxPerOrderHint')} error={problem('max_per_order')}>
          <TextInput
            inputMode="numeric"
            maxLength={7}
            value={form.max_per_order}
            onChange={({ target }) => onChange({ max_per_order: target.value })}
          />
        </FormField>
        {(['starts_at', 'ends_at'] as const).map((name) => (
          <FormField
            key={name}
            isGroup
            label={t(name === 'starts_at' ? 'starts' : 'ends')}
            hint={zoneHint}
            error={problem(name)}
          >
            <DateTimeInput value={form[name]} onChange={(value) => onChange({ [name]: value })} />
          </FormField>
        ))}
        <FormField label={t('note')} error={problem('note')}>
          <TextInput maxLength={300} value={form.note} onChange={({ target }) => onChange({ note: target.value })} />
        </FormField>
      </Stack>
    </Folded>
  );
}

const Folded = styled.details`
  > summary {
    margin-bottom: ${theme.space[12]};
    font-weight: 600;
    cursor: pointer;
  }
`;
