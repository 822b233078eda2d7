import { openStates } from '@enlace/shared-contract/forms';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { PlainLink, theme } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import { addressOf, type InboxChoice } from '../state/inbox-choice';
import { inboxTexts } from '../texts';

const tabs = ['open', 'new', 'in_progress', 'waiting', 'to_check', 'done', 'spam', 'all'] as const;

export interface StateTabsProps {
  readonly choice: InboxChoice;
  /** Number of entries by state, with the other filters applied; null while unknown. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** The states as links, each with its number of entries. */
export function StateTabs({ choice, counts }: StateTabsProps) {
  const t = useTexts(inboxTexts);
  const formats = useFormats();
  const countOf = (tab: (typeof tabs)[number]): number => {
    const among = tab === 'open' ? openStates : tab === 'all' ? Object.keys(counts ?? {}) : [tab];
    return among.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  };
  const row = useRef<HTMLElement>(null);
  const isKnown = counts !== null;
  // On narrow screens the selected state may be outside the visible part.
  useEffect(() => {
    const [box, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [choice.state, isKnown]);
  return (
    <Row ref={row} aria-label={t('states')}>
      {tabs.map((tab) => (
        <PlainLink
          key={tab}
          to={addressOf({ ...choice, state: tab, page: 1, entry: null })}
          preventScrollReset
          replace
          prefetch={false}
          aria-current={choice.state === tab ? 'true' : undefined}
        >
          {t(`state.${tab}`)}
          {isKnown && <span>{formats.number(countOf(tab))}</span>}
        </PlainLink>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: ${theme.space[4]};
  overflow-x: auto;
  margin-bottom: ${theme.space[12]};
  padding-bottom: ${theme.space[4]};
  scrollbar-width: thin;
  > a {
    display: flex;
    flex: none;
    gap: ${theme.space[8]};
    align-items: center;
    min-height: 2.25rem;
    padding: ${theme.space[4]} ${theme.space[12]};
    border-radius: ${theme.radius.round};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.ink};
  }
  > a[aria-current] {
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
  span {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
