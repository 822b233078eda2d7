import { useLateTexts } from '@enlace/shared-admin';
import { inboxCalls, replyPlaceholders, replyPreviewSchema, type InboxEntry } from '@enlace/shared-contract';
import { useNeeds } from '@enlace/shared-data';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useWork } from '../state/inbox-entry';
import { replyTemplates, templatesNeed } from '../state/reply-templates';
import { inboxTexts } from '../texts';
import { dialogTexts } from './texts';
import { useWorkDone } from '../use-work-done';
import { Failure, Letter, Pair } from './dialogs.styles';

const locales = ['en', 'es', 'pt'] as const;
const statesAfter = ['waiting', 'done', 'in_progress'] as const;

export interface ReplyDialogProps {
  readonly entry: InboxEntry;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/**
 * A reply by mail: written, from a template or not, seen as its reader will see it, and only then sent. What was written
 * stays until it is certain that it arrived; sent again, it still goes out once.
 */
export function ReplyDialog({ entry, onClose, onSent }: ReplyDialogProps) {
  const t = useLateTexts(dialogTexts);
  const main = useTexts(inboxTexts);
  useNeeds([templatesNeed]);
  const templates = useSelector((state) => replyTemplates.selectList(state, {})).rows;
  const preview = useWork('preview');
  const reply = useWork('reply');
  const [key] = useState(() => crypto.randomUUID());
  const [template, setTemplate] = useState('');
  const [locale, setLocale] = useState(entry.locale);
  const [texts, setTexts] = useState({ subject: '', body: '' });
  const [after, setAfter] = useState('waiting');
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isFilling, setFilling] = useState(false);

  const { clear: clearPreview } = preview;
  const { clear: clearReply } = reply;
  useEffect(() => {
    clearPreview();
    clearReply();
  }, [clearPreview, clearReply]);
  useWorkDone('reply', { done: onSent });
  const parsed = replyPreviewSchema.safeParse(preview.body);
  const shown = parsed.success ? parsed.data.data : null;
  useWorkDone('preview', {
    done: () => {
      if (isFilling && shown !== null) setTexts({ subject: shown.subject, body: shown.body });
      else setShown(shown !== null);
      setFilling(false);
    },
    failed: () => setFilling(false),
  });

  const ask = (body: Readonly<Record<string, unknown>>) =>
    preview.start({ call: inboxCalls.previewReply, params: { id: entry.id }, body });
  const fill = (id: string, language: string) => {
    if (id === '') return;
    setFilling(true);
    ask({ template_id: Number(id), locale: language });
  };
  const isEmpty = texts.subject.trim() === '' || texts.body.trim() === '';
  const handlePreview = () => {
    setAsked(true);
    if (!isEmpty) ask({ ...texts, locale });
  };
  const handleSend = () =>
    reply.start({
      call: inboxCalls.sendReply,
      params: { id: entry.id },
      body: { key, ...texts, locale, seen: entry.replies.length, ...(after === '' ? {} : { state: after }) },
    });
  const name = entry.name ?? entry.email ?? '';
  const needed = (text: string) => (isAsked && text.trim() === '' ? t('reply.needed') : undefined);
  const unknown = shown?.unknown ?? [];
  const said =
    reply.status === 'rejected'
      ? reply.error?.message || t('reply.failed')
      : preview.status === 'rejected'
        ? preview.error?.message || main('failed.title')
        : '';

  return (
    <Modal
      isOpen
      size="4xl"
      title={isShown ? t('reply.previewTitle', { name }) : t('reply.title', { name })}
      onClose={onClose}
      footer={
        isShown ? (
          <>
            <Button variant="secondary" onClick={() => setShown(false)}>
              {t('reply.edit')}
            </Button>
            <Button
              iconBefore="mail"
              isDisabled={unknown.length > 0}
              isLoading={reply.status === 'pending'}
              onClick={handleSend}
            >
              {t('reply.send')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('reply.cancel')}
            </Button>
            <Button isLoading={preview.status === 'pending' && !isFilling} onClick={handlePreview}>
              {t('reply.preview')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {said !== '' && <Failure role="alert">{said}</Failure>}
        {isShown && shown !== null ? (
          <>
            {unknown.length > 0 && (
              <Failure role="alert">
                {t('reply.unknown', { words: unknown.map((word) => `{${word}}`).join(', ') })}
              </Failure>
            )}
            <Text>
              {t('reply.to')}: <strong>{entry.email}</strong>
            </Text>
            <Letter lang={locale}>
              <strong>{shown.subject}</strong>
              <p>{shown.mail}</p>
            </Letter>
          </>
        ) : (
          <>
            <Pair>
              <FormField label={t('reply.template')}>
                <Select
                  placeholder={t('reply.none')}
                  value={template}
                  options={templates
                    .filter(({ kind }) => kind === null || kind === entry.kind)
                    .map(({ id, name: label }) => ({ value: id, label }))}
                  onChange={(event) => {
                    setTemplate(event.target.value);
                    fill(event.target.value, locale);
                  }}
                />
              </FormField>
              <FormField label={t('reply.language')}>
                <Select
                  value={locale}
                  options={locales.map((value) => ({
                    value,
                    label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
                  }))}
                  onChange={(event) => {
                    const language = locales.find((each) => each === event.target.value) ?? entry.locale;
                    setLocale(language);
                    fill(template, language);
                  }}
                />
              </FormField>
            </Pair>
            <FormField label={t('reply.subject')} isRequired error={needed(texts.subject)}>
              <TextInput
                maxLength={200}
                value={texts.subject}
                onChange={(event) => setTexts({ ...texts, subject: event.target.value })}
              />
            </FormField>
            <FormField
              label={t('reply.body')}
              isRequired
              hint={t('reply.hint', { words: replyPlaceholders.map((word) => `{${word}}`).join(', ') })}
              error={needed(texts.body)}
            >
              <Textarea
                rows={10}
                maxLength={10_000}
                lang={locale}
                value={texts.body}
                onChange={(event) => setTexts({ ...texts, body: event.target.value })}
              />
            </FormField>
            <FormField label={t('reply.after')}>
              <Select
                placeholder={t('reply.keep')}
                value={after}
                options={statesAfter.map((state) => ({ value: state, label: main(`state.${state}`) }))}
                onChange={(event) => setAfter(event.target.value)}
              />
            </FormField>
          </>
        )}
      </Stack>
    </Modal>
  );
}
