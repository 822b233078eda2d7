import type { PoolContact } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Text, tokens } from '@enlace/shared-ui';

import { CompanyName } from '../companies/company-name';
import { poolTexts } from '../texts';
import { MessageActions } from './message-actions';

const tones = { accepted: 'success', declined: 'neutral' } as const;

export interface MessageCardProps {
  readonly contact: PoolContact;
  /** The company is blocked: there is nothing to answer. */
  readonly isBlocked: boolean;
  /** The e-mail address that the company gets. */
  readonly address: string;
  /** Called with the text to show. */
  readonly onAnswered: (note: string) => void;
}

/** A message of a company: with its answer, or with the buttons to answer it. */
export function MessageCard({ contact, isBlocked, address, onAnswered }: MessageCardProps) {
  const t = useTexts(poolTexts);
  const { date } = useFormats();
  const { company, from, message, state, at, answered_at: answeredAt } = contact;
  return (
    <Card aria-label={t('messages.of', { company: company.name })}>
      <Head>
        <CompanyName company={company} />
        <time dateTime={at}>{date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </Head>
      <Words>{message}</Words>
      {from !== null && (
        <Text size="small" tone="soft">
          {t('messages.from', { name: from })}
        </Text>
      )}
      {state === 'sent' ? (
        isBlocked ? (
          <Badge>{t('messages.blocked')}</Badge>
        ) : (
          <MessageActions contact={contact} address={address} onAnswered={onAnswered} />
        )
      ) : (
        <Text size="small">
          <Badge tone={tones[state]}>{t(`messages.states.${state}`)}</Badge>{' '}
          {answeredAt !== null && <time dateTime={answeredAt}>{date(answeredAt, { dateStyle: 'medium' })}</time>}
          {state === 'accepted' && ` · ${t('messages.hasAddress')}`}
        </Text>
      )}
    </Card>
  );
}

const { color, radius, space, textSize } = tokens;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  time {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
