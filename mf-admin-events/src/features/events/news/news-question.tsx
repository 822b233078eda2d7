import { type AdminRow, type BeforeSaveProps, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import {
  type EventNews,
  eventNewsCalls,
  eventNewsSchema,
  newsChoiceSchema,
  newsFacts,
  newsModes,
} from '@enlace/shared-contract/events';
import { locales } from '@enlace/shared-contract/text';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { ConfirmDialog, RadioGroup } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { admin } from '../../../lib/admin';
import { LanguageWords } from './language-words';
import { totalOf } from './news-counts';
import { newsTexts } from './texts';

function isNotifiable({ status, ends_at: end }: AdminRow): boolean {
  return status !== 'draft' && status !== 'cancelled' && Date.parse(String(end)) > Date.now();
}

/** Asks before a save with another time, place or state how the people of the event are notified. */
export function BeforeSave(props: BeforeSaveProps) {
  const { record, values, onSave } = props;
  const [visit] = useState(() => crypto.randomUUID());
  // An event that was over, or is postponed, gets its new date with this save.
  const isConcerned = isNotifiable({ ...record, ...values }) && newsFacts.some((name) => name in values);
  const question = isConcerned ? { call: eventNewsCalls.get, params: { id: record.id }, visit } : null;
  const { data, status } = useOfficeRead(admin.calls, question, eventNewsSchema);
  const news = data?.data ?? null;
  const isQuiet = !isConcerned || (news !== null && totalOf(news.people, news.waiting) === 0);
  const save = useEffectEvent(() => onSave({}));
  useEffect(() => {
    if (isQuiet) save();
  }, [isQuiet]);
  if (isQuiet || (news === null && status !== 'rejected')) return null;
  return <NewsDialog {...props} news={news} />;
}

/** `news`: null when they could not be read; the people are notified all the same. */
function NewsDialog({ values, answer, news, onSave, onClose }: BeforeSaveProps & { readonly news: EventNews | null }) {
  const t = useLateTexts(newsTexts);
  const formats = useFormats();
  const lastChoice = newsChoiceSchema.safeParse(answer?.['news']).data;
  const [mode, setMode] = useState(lastChoice?.mode ?? (news?.state === 'held' ? 'hold' : 'send'));
  const [words, setWords] = useState(lastChoice?.words ?? news?.words ?? {});
  const counts = { ...news?.people };
  for (const locale of locales) counts[locale] = (counts[locale] ?? 0) + (news?.waiting[locale] ?? 0);
  const facts = newsFacts.filter((name) => name in values).map((name) => t(`facts.${name}`));
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('question')}
      confirmLabel={t('save')}
      onConfirm={() => onSave({ news: { mode, words } })}
      onClose={() => onClose({ news: { mode, words } })}
    >
      <Stack gap={16}>
        <Text>
          {t('changes', { facts: formats.list(facts) })}{' '}
          {news === null ? t('whoUnknown') : t('who', { count: totalOf(news.people, news.waiting) })}
        </Text>
        <FormField label={t('mode')} isGroup>
          <RadioGroup
            value={mode}
            options={newsModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            onChange={(value) => setMode(newsModes.find((one) => one === value) ?? 'send')}
          />
        </FormField>
        {mode !== 'never' && <LanguageWords words={words} counts={counts} onChange={setWords} />}
      </Stack>
    </ConfirmDialog>
  );
}
