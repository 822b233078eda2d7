import { type AdminRow, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { seriesCalls, seriesFrequencies, seriesMonthDays, seriesWeekdays } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Select, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox, DateInput, RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { RulePreview } from './rule-preview';
import { bodyOfRule, firstRule, type RuleValues, weekdayOf } from './rule-values';
import { seriesTexts } from './texts';
import { usePreview } from './use-preview';

export interface RuleEditorProps {
  readonly event: AdminRow;
  readonly onMade: () => void;
}

/** The rule of an event that does not repeat yet, with its dates. */
export function RuleEditor({ event, onMade }: RuleEditorProps) {
  const t = useLateTexts(seriesTexts);
  const formats = useFormats();
  const { showSuccess } = useNotices();
  const [rule, setRule] = useState(firstRule);
  const preview = usePreview(event.id, rule);
  const { start, status, error } = useOfficeCall(admin.calls, `series ${event.id}`);
  const change = (values: Partial<RuleValues>) => setRule({ ...rule, ...values });
  const problem = (name: string) => preview.error?.fields[name]?.[0] ?? error?.fields[name]?.[0] ?? '';
  const count = (preview.data?.dates.length ?? 1) - 1;
  const failure = Object.keys(error?.fields ?? {}).length > 0 ? null : error;
  const ownDay = weekdayOf(event);

  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        const request = { call: seriesCalls.addSeries, params: { id: event.id }, body: bodyOfRule(rule) };
        start({ ...request, changes: [subjectOf('events'), subjectOf('tickets')] }, () => {
          showSuccess(t('made', { count }));
          onMade();
        });
      }}
    >
      <Stack gap={24}>
        <Text tone="soft">{t('intro')}</Text>
        <Cluster align="end">
          <FormField label={t('frequency')}>
            <Select
              value={rule.frequency}
              options={seriesFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
              onChange={({ target }) =>
                change({ frequency: seriesFrequencies.find((one) => one === target.value) ?? 'weekly' })
              }
            />
          </FormField>
          <FormField label={t('interval')} hint={t(`intervalHints.${rule.frequency}`)} error={problem('interval')}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={52}
              value={rule.interval}
              onChange={({ target }) => change({ interval: target.value })}
            />
          </FormField>
        </Cluster>
        {rule.frequency === 'weekly' && (
          <FormField label={t('weekdays')} isGroup>
            <Cluster>
              {seriesWeekdays.map((day, place) => (
                <Checkbox
                  key={day}
                  checked={day === ownDay || rule.weekdays.includes(day)}
                  isDisabled={day === ownDay}
                  onChange={({ target }) =>
                    change({
                      weekdays: target.checked ? [...rule.weekdays, day] : rule.weekdays.filter((one) => one !== day),
                    })
                  }
                >
                  {/* 5 January 2026 is a Monday. */}
                  {formats.date(new Date(Date.UTC(2026, 0, 5 + place)), { weekday: 'long', timeZone: 'UTC' })}
                </Checkbox>
              ))}
            </Cluster>
          </FormField>
        )}
        {rule.frequency === 'monthly' && (
          <FormField label={t('monthDay')} isGroup>
            <RadioGroup
              value={rule.monthDay}
              options={seriesMonthDays.map((value) => ({ value, label: t(`monthDays.${value}`) }))}
              onChange={(value) => change({ monthDay: seriesMonthDays.find((one) => one === value) ?? 'weekday' })}
            />
          </FormField>
        )}
        <FormField label={t('ends')} isGroup>
          <RadioGroup
            isRow
            value={rule.end}
            options={(['count', 'until'] as const).map((value) => ({ value, label: t(`endKinds.${value}`) }))}
            onChange={(value) => change({ end: value === 'until' ? 'until' : 'count' })}
          />
        </FormField>
        {rule.end === 'count' ? (
          <Cluster>
            <FormField label={t('count')} error={problem('count')}>
              <TextInput
                type="number"
                inputMode="numeric"
                min={2}
                max={104}
                value={rule.count}
                onChange={({ target }) => change({ count: target.value })}
              />
            </FormField>
          </Cluster>
        ) : (
          <Cluster>
            <FormField label={t('until')} error={problem('until')}>
              <DateInput value={rule.until} onChange={({ target }) => change({ until: target.value })} />
            </FormField>
          </Cluster>
        )}
        <RulePreview event={event} preview={preview} />
        {failure !== null && (
          <Text tone="danger" role="alert">
            {failure.message || t('makeFailed')}
          </Text>
        )}
        <Cluster>
          <Button type="submit" isLoading={status === 'pending'} isDisabled={preview.data === null}>
            {t('make', { count })}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
