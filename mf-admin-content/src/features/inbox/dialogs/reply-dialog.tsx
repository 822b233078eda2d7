import { useLateTexts } from '@enlace/shared-admin';
import { type InboxEntry, replyPlaceholders, sendReplySchema } from '@enlace/shared-contract/forms';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useCall, useQueries } from '@enlace/shared-data';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { inbox } from '../state/inbox';
import { replyTemplates, templatesQuery } from '../state/reply-templates';
import { useKeptWords } from '../../../lib/use-kept-words';
import { inboxTexts } from '../texts';
import { dialogTexts } from './texts';
import { Failure, Letter, Pair } from './dialogs.styles';

const locales = ['en', 'es', 'pt'] as const;
const statesAfter = ['waiting', 'done', 'in_progress'] as const;

export interface ReplyDialogProps {
  readonly entry: InboxEntry;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

const blank = (locale: InboxEntry['locale']) => ({
  key: crypto.randomUUID() as string,
  template: '',
  locale,
  subject: '',
  body: '',
  after: 'waiting',
  /** The text from the template; other text was written by the user. */
  filled: { subject: '', body: '' },
  /** Number of replies at the time of sending. */
  before: -1,
});

/**
 * A reply by e-mail: written, with or without a template, previewed, then sent. The text stays until the server has
 * confirmed it; a repeated request sends it once.
 */
export function ReplyDialog({ entry, onClose, onSent }: ReplyDialogProps) {
  const t = useLateTexts(dialogTexts);
  const main = useTexts(inboxTexts);
  useQueries([templatesQuery]);
  const templates = useSelector((state) => replyTemplates.selectList(state, {})).rows;
  const preview = useCall(inbox.calls.preview, String(entry.id));
  const reply = useCall(inbox.calls.reply, String(entry.id));
  const { words, keep, drop } = useKeptWords('reply', entry.id, () => blank(entry.locale));
  const { key, template, locale, subject, body, after } = words;
  const texts = { subject, body };
  const [shownPreview, setShownPreview] = useState<typeof preview.answer>(null);
  const [isAsked, setAsked] = useState(false);
  const [isFilling, setFilling] = useState(false);

  // It was sent, and the dialog was closed before the confirmation.
  const hasArrived = words.before >= 0 && entry.replies.length > words.before;
  const arrive = useEffectEvent(() => drop());
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);

  const fill = (id: string, language: string) => {
    if (id === '') return;
    setFilling(true);
    preview.start({ id: entry.id, body: { template_id: Number(id), locale: language } }, (filledTemplate) => {
      const { subject: title, body: letter } = filledTemplate;
      keep((now) => ({ ...now, ...withTemplate(now, filledTemplate), filled: { subject: title, body: letter } }));
    });
  };
  const isEmpty = texts.subject.trim() === '' || texts.body.trim() === '';
  const handlePreview = () => {
    setAsked(true);
    if (isEmpty) return;
    setFilling(false);
    preview.start({ id: entry.id, body: { ...texts, locale } }, setShownPreview);
  };
  const handleSend = () => {
    keep({ ...words, before: entry.replies.length });
    const replyCount = entry.replies.length;
    const body = { key, ...texts, locale, seen: replyCount, ...(after === '' ? {} : { state: after }) };
    reply.start({ id: entry.id, body }, () => {
      drop();
      onSent();
    });
  };
  const handleClose = () => {
    preview.clear();
    reply.clear();
    onClose();
  };
  const name = entry.name ?? entry.email ?? '';
  const problemOf = (text: string) => (isAsked && text.trim() === '' ? t('reply.needed') : undefined);
  const unknownPlaces = shownPreview?.unknown ?? [];
  const stateText =
    reply.status === 'rejected'
      ? reply.error?.message || t('reply.failed')
      : preview.status === 'rejected'
        ? preview.error?.message || main('failed.title')
        : '';

  return (
    <Modal
      isOpen
      size="4xl"
      title={shownPreview !== null ? t('reply.previewTitle', { name }) : t('reply.title', { name })}
      onClose={handleClose}
      footer={
        shownPreview !== null ? (
          <>
            <Button variant="secondary" onClick={() => setShownPreview(null)}>
              {t('reply.edit')}
            </Button>
            <Button
              iconBefore="mail"
              isDisabled={unknownPlaces.length > 0}
              isLoading={reply.status === 'pending'}
              onClick={handleSend}
            >
              {t('reply.send')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={handleClose}>
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
        {stateText !== '' && <Failure role="alert">{stateText}</Failure>}
        {shownPreview !== null ? (
          <>
            {unknownPlaces.length > 0 && (
              <Failure role="alert">
                {t('reply.unknown', { words: unknownPlaces.map((word) => `{${word}}`).join(', ') })}
              </Failure>
            )}
            <Text>
              {t('reply.to')}: <strong>{entry.email}</strong>
            </Text>
            <Letter lang={locale}>
              <strong>{shownPreview.subject}</strong>
              <p>{shownPreview.mail}</p>
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
                    keep({ ...words, template: event.target.value });
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
                    keep({ ...words, locale: language });
                    if (!isByHand(words, 'body')) fill(template, language);
                  }}
                />
              </FormField>
            </Pair>
            <FormField label={t('reply.subject')} isRequired error={problemOf(texts.subject)}>
              <TextInput
                maxLength={limitsOf(sendReplySchema, 'subject').maxLength}
                value={texts.subject}
                onChange={(event) => keep({ ...words, subject: event.target.value })}
              />
            </FormField>
            <FormField
              label={t('reply.body')}
              isRequired
              hint={t('reply.hint', { words: replyPlaceholders.map((word) => `{${word}}`).join(', ') })}
              error={problemOf(texts.body)}
            >
              <Textarea
                rows={10}
                maxLength={limitsOf(sendReplySchema, 'body').maxLength}
                lang={locale}
                value={texts.body}
                onChange={(event) => keep({ ...words, body: event.target.value })}
              />
            </FormField>
            <FormField label={t('reply.after')}>
              <Select
                placeholder={t('reply.keep')}
                value={after}
                options={statesAfter.map((state) => ({ value: state, label: main(`state.${state}`) }))}
                onChange={(event) => keep({ ...words, after: event.target.value })}
              />
            </FormField>
          </>
        )}
      </Stack>
    </Modal>
  );
}

type Written = Pick<ReturnType<typeof blank>, 'subject' | 'body' | 'filled'>;

function isByHand(words: Written, name: 'subject' | 'body'): boolean {
  return words[name].trim() !== '' && words[name] !== words.filled[name];
}

/** A new template replaces the previous one; text of the user stays, and the template is added below it. */
function withTemplate(words: Written, template: { readonly subject: string; readonly body: string }) {
  return {
    subject: isByHand(words, 'subject') ? words.subject : template.subject,
    body: isByHand(words, 'body') ? `${words.body.trimEnd()}\n\n${template.body}` : template.body,
  };
}
