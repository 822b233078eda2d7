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
import { type DatesToMove, datesToMove } from './dates-to-move';
import { LanguageWords } from './language-words';
import { MoveChoice, MoveDialog, movesDates } from './move-dialog';
import { totalOf } from './news-counts';
import { newsTexts } from './texts';

function isNotifiable({ status, ends_at: end }: AdminRow): boolean {
  return status !== 'draft' && status !== 'cancelled' && Date.parse(String(end)) > Date.now();
}

/**
 * Asks before a save with another time, place or state how the people of the event are notified, and whether the sale of
 * its tickets moves with its start.
 */
export function BeforeSave(props: BeforeSaveProps) {
  const { record, values, onSave } = props;
  const [visit] = useState(() => crypto.randomUUID());
  // An event that was over, or is postponed, gets its new date with this save.
  const isConcerned = isNotifiable({ ...record, ...values }) && newsFacts.some((name) => name in values);
  const question = isConcerned ? { call: eventNewsCalls.get, params: { id: record.id }, visit } : null;
  const { data, status } = useOfficeRead(admin.calls, question, eventNewsSchema);
  const news = data?.data ?? null;
  const hasNoPeople = !isConcerned || (news !== null && totalOf(news.people, news.waiting) === 0);
  const dates = datesToMove(record, values);
  const isQuiet = hasNoPeople && dates === null;
  const save = useEffectEvent(() => onSave({}));
  useEffect(() => {
    if (isQuiet) save();
  }, [isQuiet]);
  if (isQuiet || (!hasNoPeople && news === null && status !== 'rejected')) return null;
  if (hasNoPeople && dates !== null) return <MoveDialog {...props} dates={dates} />;
  return <NewsDialog {...props} news={news} dates={dates} />;
}

interface NewsDialogProps extends BeforeSaveProps {
  /** Null when they could not be read; the people are notified all the same. */
  readonly news: EventNews | null;
  /** Null when there are none that could move. */
  readonly dates: DatesToMove | null;
}

function NewsDialog({ values, answer, news, dates, onSave, onClose }: NewsDialogProps) {
  const t = useLateTexts(newsTexts);
  const formats = useFormats();
  const lastChoice = newsChoiceSchema.safeParse(answer?.['news']).data;
  const [mode, setMode] = useState(lastChoice?.mode ?? (news?.state === 'held' ? 'hold' : 'send'));
  const [words, setWords] = useState(lastChoice?.words ?? news?.words ?? {});
  const [isMoving, setMoving] = useState(movesDates(answer));
  const choice = { news: { mode, words }, ...(dates === null ? {} : { moves_dates: isMoving }) };
  const counts = { ...news?.people };
  for (const locale of locales) counts[locale] = (counts[locale] ?? 0) + (news?.waiting[locale] ?? 0);
  const facts = newsFacts.filter((name) => name in values).map((name) => t(`facts.${name}`));
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('question')}
      confirmLabel={t('save')}
      onConfirm={() => onSave(choice)}
      onClose={() => onClose(choice)}
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
        {dates !== null && <MoveChoice dates={dates} isMoving={isMoving} onChange={setMoving} />}
        {mode !== 'never' && <LanguageWords words={words} counts={counts} onChange={setWords} />}
      </Stack>
    </ConfirmDialog>
  );
}
