import { useLateTexts } from '@enlace/shared-admin';
import { messagePlaceholders } from '@enlace/shared-contract/events';
import { type Locale, locales } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Icon, Stack, Text, TextInput, theme, VisuallyHidden } from '@enlace/shared-ui';
import { Tabs, Textarea } from '@enlace/shared-ui/controls';
import { useRef } from 'react';

import { idOfField, type MessageForm } from './message-form';
import { messagesTexts } from '../texts';

export interface MessageTextsProps {
  readonly form: MessageForm;
  /** The open language. */
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly problem: (name: string) => string;
  readonly onChange: (change: Partial<MessageForm>) => void;
}

/** Subject and body in each language; placeholders go to the place of the cursor. */
export function MessageTexts({ form, locale, onLocale, problem, onChange }: MessageTextsProps) {
  const t = useLateTexts(messagesTexts);
  const body = useRef<HTMLTextAreaElement>(null);
  const words = form.texts[locale];
  const set = (change: Partial<typeof words>) =>
    onChange({ texts: { ...form.texts, [locale]: { ...words, ...change } } });
  const insert = (placeholder: string) => {
    const { selectionStart: start = words.body.length, selectionEnd: end = start } = body.current ?? {};
    set({ body: `${words.body.slice(0, start)}{${placeholder}}${words.body.slice(end)}` });
    body.current?.focus();
  };
  const markedLabel = (id: Locale) => (
    <>
      <Marked>
        {t(`languages.${id}`)}
        <Icon name="alert" size={16} />
      </Marked>{' '}
      <VisuallyHidden>{t('marked')}</VisuallyHidden>
    </>
  );
  const fields = (
    <Stack gap={16}>
      <FormField
        label={t('subject')}
        isRequired
        id={idOfField(`texts.${locale}.subject`)}
        error={problem(`texts.${locale}.subject`)}
      >
        <TextInput
          lang={locale}
          autoComplete="off"
          maxLength={150}
          value={words.subject}
          onChange={({ target }) => set({ subject: target.value })}
        />
      </FormField>
      <FormField
        label={t('body')}
        hint={t('bodyHint')}
        isRequired
        id={idOfField(`texts.${locale}.body`)}
        error={problem(`texts.${locale}.body`)}
      >
        <Textarea
          ref={body}
          lang={locale}
          rows={9}
          maxLength={10_000}
          value={words.body}
          onChange={({ target }) => set({ body: target.value })}
        />
      </FormField>
      <Cluster role="group" aria-label={t('placeholders')}>
        {messagePlaceholders.map((name) => (
          <Button key={name} size="small" variant="secondary" iconBefore="plus" onClick={() => insert(name)}>
            {t(`placeholder.${name}`)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
  return (
    <Stack gap={8}>
      <Text tone="soft" size="small">
        {t('languagesHint')}
      </Text>
      <Tabs
        label={t('language')}
        selectedId={locale}
        onSelect={(id) => onLocale(locales.find((one) => one === id) ?? 'es')}
        tabs={(['es', 'pt', 'en'] as const).map((id) => ({
          id,
          label: problem(`texts.${id}.subject`) || problem(`texts.${id}.body`) ? markedLabel(id) : t(`languages.${id}`),
          content: id === locale && fields,
        }))}
      />
    </Stack>
  );
}

const Marked = styled.span`
  display: inline-flex;
  gap: ${theme.space[4]};
  align-items: center;
`;
