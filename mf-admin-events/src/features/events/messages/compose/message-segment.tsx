import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { messageAudiences, segmentAudiences, tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { FormField, Stack } from '@enlace/shared-ui';
import { Checkbox, RadioGroup } from '@enlace/shared-ui/controls';

import { admin } from '../../../../lib/admin';
import { idOfField, type MessageForm } from './message-form';
import { messagesTexts } from '../texts';

export interface MessageSegmentProps {
  readonly event: AdminRow;
  readonly form: MessageForm;
  readonly problem: (name: string) => string;
  readonly onChange: (change: Partial<MessageForm>) => void;
}

const languages = ['es', 'pt', 'en'] as const;

/** The list with a value, or without it. */
function toggle<T>(list: readonly T[], value: T, isChosen: boolean): readonly T[] {
  return isChosen ? [...list, value] : list.filter((one) => one !== value);
}

/** Who gets a message. */
export function MessageSegment({ event, form, problem, onChange }: MessageSegmentProps) {
  const t = useLateTexts(messagesTexts);
  const query = { event_id: event.id, sort: 'position', order: 'asc', limit: 100 };
  const { data } = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema);
  const rows = data?.data ?? [];
  const isWaiting = form.audience === 'waiting';
  return (
    <>
      <FormField
        isGroup
        id={idOfField('segment')}
        label={t('who')}
        error={problem('segment') || problem('segment.states')}
      >
        <Stack gap={8}>
          <RadioGroup
            isRow
            value={form.audience}
            options={segmentAudiences.map((value) => ({ value, label: t(`segments.${value}`) }))}
            onChange={(value) => onChange({ audience: value === 'waiting' ? value : 'attendees' })}
          />
          {(isWaiting ? [] : messageAudiences).map((state) => (
            <Checkbox
              key={state}
              checked={form.states.includes(state)}
              onChange={({ target }) => onChange({ states: toggle(form.states, state, target.checked) })}
            >
              {t(`audiences.${state}`)}
            </Checkbox>
          ))}
        </Stack>
      </FormField>
      {rows.length > 1 && (
        <FormField
          isGroup
          id={idOfField('segment.ticket_ids')}
          label={t('tickets')}
          hint={t('ticketsHint')}
          error={problem('segment.ticket_ids')}
        >
          <Stack gap={8}>
            {rows.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={form.ticketIds.includes(id)}
                onChange={({ target }) => onChange({ ticketIds: toggle(form.ticketIds, id, target.checked) })}
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        </FormField>
      )}
      {!isWaiting && (
        <FormField isGroup label={t('checkIn')} error={problem('segment.checked_in')}>
          <RadioGroup
            isRow
            value={form.checkedIn}
            options={[
              { value: '', label: t('checkIns.all') },
              { value: '1', label: t('checkIns.inside') },
              { value: '0', label: t('checkIns.outside') },
            ]}
            onChange={(value) => onChange({ checkedIn: value === '1' || value === '0' ? value : '' })}
          />
        </FormField>
      )}
      <FormField isGroup label={t('readers')} hint={t('readersHint')} error={problem('segment.languages')}>
        <Stack gap={8}>
          {languages.map((locale) => (
            <Checkbox
              key={locale}
              checked={form.languages.includes(locale)}
              onChange={({ target }) => onChange({ languages: toggle(form.languages, locale, target.checked) })}
            >
              {t(`languages.${locale}`)}
            </Checkbox>
          ))}
        </Stack>
      </FormField>
    </>
  );
}
