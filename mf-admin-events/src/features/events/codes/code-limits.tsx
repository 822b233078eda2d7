import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { codeScopes } from '@enlace/shared-contract/orders';
import { FormField, TextInput } from '@enlace/shared-ui';
import { DateTimeInput, RadioGroup } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import type { CodeForm } from './code-form';
import { TicketChecks } from '../panel-parts/ticket-checks';
import { codesTexts } from './texts';

export interface CodeLimitsProps {
  readonly event: AdminRow;
  readonly form: CodeForm;
  readonly zone: string;
  readonly problem: (name: string) => string;
  readonly onChange: (change: Partial<CodeForm>) => void;
}

/** Where, how often and when a code counts. */
export function CodeLimits({ event, form, zone, problem, onChange }: CodeLimitsProps) {
  const t = useLateTexts(codesTexts);
  const query = { event_id: event.id, sort: 'position', order: 'asc', limit: 100 };
  const { data } = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema);
  const zoneHint = t('zone', { zone: zone.replaceAll('_', ' ') });
  return (
    <>
      <FormField isGroup label={t('scope')} error={problem('scope')}>
        <RadioGroup
          isRow
          value={form.scope}
          options={codeScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          onChange={(value) => onChange({ scope: codeScopes.find((scope) => scope === value) ?? 'ticket' })}
        />
      </FormField>
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
      {(['max_uses', 'max_per_order'] as const).map((name) => (
        <FormField
          key={name}
          label={t(name === 'max_uses' ? 'maxUses' : 'maxPerOrder')}
          hint={t('maxUsesHint')}
          error={problem(name)}
        >
          <TextInput
            inputMode="numeric"
            maxLength={7}
            value={form[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </FormField>
      ))}
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
    </>
  );
}
