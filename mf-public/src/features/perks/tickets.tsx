import { jefaPerkKinds, type jefaPerks } from '@enlace/shared-contract/partners';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton, type Tone } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { formatIn } from '../../lib/event-time';
import { PerkPictures } from './perk-pictures';
import { perksTexts } from './texts';
import { Body, Kind, KindName, List, Loose, Stub, Ticket, Until } from './tickets.styles';

type MemberPerk = RowOf<typeof jefaPerks>;

const tones: Readonly<Record<MemberPerk['kind'], Tone>> = {
  learning: 'teal',
  tools: 'plum',
  career: 'guava',
  wellbeing: 'marigold',
  travel: 'teal',
};

export interface TicketsProps {
  readonly perks: readonly MemberPerk[];
  /** Whether tickets of one kind have a common heading; otherwise they keep their order. */
  readonly isGrouped: boolean;
}

/** Member perks in the style of tickets. */
export function Tickets({ perks, isGrouped }: TicketsProps) {
  const t = useTexts(perksTexts);
  if (!isGrouped)
    return (
      <Loose as="ol">
        {perks.map((perk) => (
          <PerkTicket key={perk.id} perk={perk} kind={t(`kinds.${perk.kind}`)} />
        ))}
      </Loose>
    );
  const kinds = jefaPerkKinds.filter((kind) => perks.some((perk) => perk.kind === kind));
  return kinds.map((kind) => (
    <Kind key={kind} aria-labelledby={`perks-${kind}`}>
      <KindName id={`perks-${kind}`}>{t(`kinds.${kind}`)}</KindName>
      <List>
        {perks
          .filter((perk) => perk.kind === kind)
          .map((perk) => (
            <PerkTicket key={perk.id} perk={perk} />
          ))}
      </List>
    </Kind>
  ));
}

interface PerkTicketProps {
  readonly perk: MemberPerk;
  /** The kind of the perk; missing when the heading already names it. */
  readonly kind?: string;
}

function PerkTicket({ perk, kind }: PerkTicketProps) {
  const t = useTexts(perksTexts);
  const { locale } = useLocale();
  const { name, partner, benefit, description, url, ends_on } = perk;
  const expiryText =
    ends_on === null
      ? t('open')
      : t('until', { date: formatIn('UTC', ends_on, locale, { day: 'numeric', month: 'long', year: 'numeric' }) });
  return (
    <Ticket>
      <Stub $tone={tones[perk.kind]}>{benefit}</Stub>
      <Body>
        <PerkPictures of={perk} />
        {kind === undefined ? <h4>{name}</h4> : <h3>{name}</h3>}
        {description !== null && <p>{description}</p>}
        <Until>
          {url ? <Link to={url}>{t('visit', { partner })}</Link> : t('from', { partner })}
          <span>{[kind, expiryText].filter(Boolean).join(dot)}</span>
        </Until>
      </Body>
    </Ticket>
  );
}

export function TicketsSkeleton() {
  return (
    <Kind as="div" aria-hidden>
      <KindName as="div">
        <Skeleton width="8rem" height="1.75rem" />
      </KindName>
      <List as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <Ticket key={index} as="div">
            <Stub $tone="neutral" />
            <Body>
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton lines={3} height="1.25rem" />
            </Body>
          </Ticket>
        ))}
      </List>
    </Kind>
  );
}
