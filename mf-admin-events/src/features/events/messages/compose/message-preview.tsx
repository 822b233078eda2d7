import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Heading, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';

import { messagesTexts } from '../texts';
import type { MessagePreviewData } from './use-message-preview';

export interface MessagePreviewProps {
  readonly preview: MessagePreviewData;
  /** Whether the message has a text. */
  readonly hasTexts: boolean;
}

/** The number of recipients, and the mail as they read it. */
export function MessagePreview({ preview: { data, error }, hasTexts }: MessagePreviewProps) {
  const t = useLateTexts(messagesTexts);
  return (
    <Stack as="section" gap={16} aria-labelledby="message-preview">
      <Heading level={3} size="h4" id="message-preview">
        {t('preview')}
      </Heading>
      {error !== null && <Text tone="danger">{error.message || t('failed')}</Text>}
      {data === null && error === null && <Skeleton lines={4} />}
      {data !== null && (
        <>
          <Count role="status">
            <strong>{t('recipients', { count: data.recipients })}</strong>
            {data.declined > 0 && <span>{t('declined', { count: data.declined })}</span>}
            {hasTexts &&
              Object.entries(data.languages).map(([locale, count]) => (
                <span key={locale}>
                  {t('inLanguage', {
                    language: t(`languages.${locale === 'es' || locale === 'pt' ? locale : 'en'}`),
                    number: count,
                  })}
                </span>
              ))}
          </Count>
          {data.unknown.length > 0 && (
            <Text tone="danger">{t('unknown', { words: data.unknown.map((word) => `{${word}}`).join(', ') })}</Text>
          )}
          {hasTexts &&
            data.mails.map(({ locale, subject, text }) => (
              <Mail key={locale} lang={locale}>
                <strong>{subject}</strong>
                <pre>{text}</pre>
              </Mail>
            ))}
        </>
      )}
    </Stack>
  );
}

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
`;

const Mail = styled.article`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-top: 4px solid ${theme.color.guava};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  overflow-wrap: anywhere;
  pre {
    font: inherit;
    font-size: ${theme.textSize.small};
    white-space: pre-wrap;
  }
`;
