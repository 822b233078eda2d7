import { type AdminRow, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { eventMessageCalls, testedMessageSchema } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { subjectOf } from '@enlace/shared-data';
import { useLeaveGuard } from '@enlace/shared-forms';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Heading, Stack, Text, theme } from '@enlace/shared-ui';
import { ConfirmDialog, DateTimeInput, RadioGroup } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../../lib/admin';
import { factsOf } from '../../codes/event-code';
import { messagesTexts } from '../texts';
import {
  emptyForm,
  idOfField,
  languageOfField,
  type MessageForm,
  problemsOf,
  segmentBody,
  sendAtBody,
  textsBody,
  writtenLanguages,
} from './message-form';
import { MessagePreview } from './message-preview';
import { MessageSegment } from './message-segment';
import { MessageTexts } from './message-texts';
import { SendDialog } from './send-dialog';
import type { MessageDraft, MessageDraftKeeper } from './use-message-draft';
import { useMessagePreview } from './use-message-preview';

export interface MessageComposerProps {
  readonly event: AdminRow;
  readonly draft: MessageDraftKeeper;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Writes a message, tries it, and sends or plans it. What is written stays when another tab of the event is opened. */
export function MessageComposer({ event, draft, onClose, onDone }: MessageComposerProps) {
  const t = useLateTexts(messagesTexts);
  const { showSuccess, showFailure } = useNotices();
  const { zone } = factsOf(event);
  const [{ form, attempt }, setContent] = useState<MessageDraft>(
    () => draft.read() ?? { form: emptyForm, attempt: null },
  );
  const [locale, setLocale] = useState<Locale>(() => writtenLanguages(form)[0] ?? 'es');
  const [isChecked, setChecked] = useState(false);
  const [question, setQuestion] = useState<'send' | 'discard' | null>(null);
  const [fieldToFocus, setFieldToFocus] = useState<{ readonly name: string } | null>(null);
  const { start, status, error, clear } = useOfficeCall(admin.calls, `send message ${event.id}`);
  const test = useOfficeCall(admin.calls, `test message ${event.id}`);
  const { clear: clearTest } = test;
  // An error of an earlier message is not one of this one.
  useEffect(() => {
    clear();
    clearTest();
  }, [clear, clearTest]);
  const preview = useMessagePreview(event.id, form);
  const set = (change: Partial<MessageForm>) =>
    setContent((before) => ({ ...before, form: { ...before.form, ...change } }));
  const problems = problemsOf(form, locale, t('needed'));
  const problem = (name: string): string =>
    (isChecked && problems[name]) || (error?.fields[name]?.[0] ?? test.error?.fields[name]?.[0] ?? '');
  const isWritten = writtenLanguages(form).length > 0;
  useLeaveGuard(isWritten);
  useEffect(() => {
    if (isWritten) draft.keep({ form, attempt });
    else draft.forget();
  }, [attempt, draft, form, isWritten]);
  useEffect(() => {
    if (fieldToFocus === null) return undefined;
    // After the dialog, which gives the focus back to its button when it closes.
    const timer = setTimeout(() => document.getElementById(idOfField(fieldToFocus.name))?.focus());
    return () => clearTimeout(timer);
  }, [fieldToFocus]);

  /** Opens the language of the first of these fields, and moves the focus to it. */
  const showField = ([name]: readonly string[]) => {
    if (name === undefined) return;
    setLocale(languageOfField(name) ?? locale);
    setFieldToFocus({ name });
  };
  /** Whether nothing is missing; else shows the first missing field. */
  const check = (): boolean => {
    setChecked(true);
    clear();
    clearTest();
    showField(Object.keys(problems));
    return Object.keys(problems).length === 0;
  };
  const handleTest = async () => {
    if (!check()) return;
    const request = { call: eventMessageCalls.test, params: { id: event.id }, body: { texts: textsBody(form) } };
    try {
      const { data } = await test.run({ ...request, schema: testedMessageSchema });
      showSuccess(t('tested', { email: data.email }));
    } catch (failure) {
      showFailure(failure, t('failed'));
      if (isAppError(failure)) showField(Object.keys(failure.fields ?? {}));
    }
  };
  const handleSend = () => {
    const content = { texts: textsBody(form), segment: segmentBody(form), send_at: sendAtBody(form, zone) };
    const thisAttempt = attemptOf(JSON.stringify(content), attempt);
    setContent({ form, attempt: thisAttempt });
    const body = { key: thisAttempt.key, ...content };
    const changes = [subjectOf('events', event.id)];
    start({ call: eventMessageCalls.add, params: { id: event.id }, body, changes }, () => {
      showSuccess(t(form.isLater ? 'planned' : 'onItsWay'));
      draft.forget();
      onDone();
      onClose();
    });
  };
  const discard = () => {
    draft.forget();
    onClose();
  };
  return (
    <Stack gap={24}>
      <Heading level={2} size="h3">
        {t('write')}
      </Heading>
      <Columns>
        <Stack gap={24}>
          <MessageTexts form={form} locale={locale} onLocale={setLocale} problem={problem} onChange={set} />
          <MessageSegment event={event} form={form} problem={problem} onChange={set} />
          <FormField isGroup label={t('time')}>
            <RadioGroup
              isRow
              value={form.isLater ? 'later' : 'now'}
              options={[
                { value: 'now', label: t('times.now') },
                { value: 'later', label: t('times.later') },
              ]}
              onChange={(value) => set({ isLater: value === 'later' })}
            />
          </FormField>
          {form.isLater && (
            <FormField
              isGroup
              isRequired
              id={idOfField('send_at')}
              label={t('sendAt')}
              hint={t('zone', { zone: zone.replaceAll('_', ' ') })}
              error={problem('send_at')}
            >
              <DateTimeInput value={form.sendAt} onChange={(sendAt) => set({ sendAt })} />
            </FormField>
          )}
        </Stack>
        <MessagePreview preview={preview} hasTexts={isWritten} />
      </Columns>
      <Cluster>
        <Button iconBefore="mail" onClick={() => check() && setQuestion('send')}>
          {t(form.isLater ? 'plan' : 'send')}
        </Button>
        <Button variant="secondary" isLoading={test.status === 'pending'} onClick={() => void handleTest()}>
          {t('test')}
        </Button>
        <Button variant="ghost" onClick={() => (isWritten ? setQuestion('discard') : discard())}>
          {t('discard')}
        </Button>
      </Cluster>
      {question === 'send' && (
        <SendDialog
          isLater={form.isLater}
          preview={preview}
          isPending={status === 'pending'}
          error={error}
          onConfirm={handleSend}
          onClose={() => {
            setQuestion(null);
            showField(Object.keys(error?.fields ?? {}));
          }}
        />
      )}
      {question === 'discard' && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('discardTitle')}
          confirmLabel={t('discard')}
          onConfirm={discard}
          onClose={() => setQuestion(null)}
        >
          <Text>{t('discardHint')}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The attempt to send a content: the last one when it had the same content, else a new one. */
function attemptOf(content: string, last: MessageDraft['attempt']): NonNullable<MessageDraft['attempt']> {
  return last?.content === content ? last : { key: crypto.randomUUID(), content };
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  align-items: start;
  ${theme.media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
