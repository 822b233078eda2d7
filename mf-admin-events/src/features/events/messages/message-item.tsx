import { useLateTexts } from '@enlace/shared-admin';
import type { EventMessage } from '@enlace/shared-contract/events';
import { locales } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Badge, Button, theme } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { messagesTexts } from './texts';

const tones = { planned: 'teal', sending: 'warning', sent: 'success', cancelled: 'neutral' } as const;

export interface MessageItemProps {
  readonly message: EventMessage;
  readonly zone: string;
  readonly mayEdit: boolean;
  readonly onCancel: () => void;
}

/** A message with its state, its numbers and its text. */
export function MessageItem({ message, zone, mayEdit, onCancel }: MessageItemProps) {
  const t = useLateTexts(messagesTexts);
  const { state, texts, author, expected, queued: queuedCount, sent: sentCount, failed: failedCount } = message;
  const { segment, held: heldCount, declined: declinedCount } = message;
  const writtenLocales = locales.filter((locale) => texts[locale] !== undefined);
  const [first = 'en'] = writtenLocales;
  const at = (state === 'planned' ? message.send_at : message.started_at) ?? message.created_at;
  const moment = useMoment(zone)(at);
  const facts = [
    t(`at.${state}`, { moment }),
    segment.audience === 'waiting' ? t('segments.waiting') : '',
    author === null ? '' : t('by', { name: author }),
    state === 'planned'
      ? t('expected', { count: expected })
      : t('numbers', {
          queued: queuedCount,
          sent: sentCount,
          expected: Math.max(expected - declinedCount, queuedCount),
        }),
    heldCount > 0 ? t('inDigest', { count: heldCount }) : '',
    declinedCount > 0 ? t('declined', { count: declinedCount }) : '',
    writtenLocales.map((locale) => t(`languages.${locale}`)).join(', '),
  ];
  return (
    <Item>
      <Head>
        <strong lang={first}>{texts[first]?.subject}</strong>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {failedCount > 0 && <Badge tone="danger">{t('failures', { count: failedCount })}</Badge>}
      </Head>
      <Small>{facts.filter(Boolean).join(' · ')}</Small>
      {state === 'sending' && (
        <progress max={Math.max(expected, queuedCount, 1)} value={queuedCount} aria-label={t('progress')} />
      )}
      <details>
        <summary>{t('show')}</summary>
        {writtenLocales.map((locale) => (
          <Body key={locale} lang={locale}>
            {texts[locale]?.body}
          </Body>
        ))}
      </details>
      {mayEdit && (state === 'planned' || state === 'sending') && (
        <div>
          <Button size="small" variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[16]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    accent-color: ${theme.color.teal};
  }
  summary {
    width: fit-content;
    min-height: 1.5rem;
    color: ${theme.color.link};
    cursor: pointer;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
`;

const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;

const Body = styled.p`
  margin-top: ${theme.space[12]};
  white-space: pre-wrap;
`;
