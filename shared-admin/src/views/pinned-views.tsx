import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';
import type { SavedView } from './layout';

export interface PinnedViewsProps {
  readonly savedViews: readonly SavedView[];
  /** The list's query as in an address, without a question mark. */
  readonly search: string;
  /** The saved view that was opened last: of several with the same query it is the current one, else the first. */
  readonly openedId: number | null;
  readonly onShow: (savedView: SavedView) => void;
  /** Shows all rows. */
  readonly onAll: () => void;
}

/** The pinned saved views above the list, one button each; not rendered without a pinned one. */
export function PinnedViews({ savedViews, search, openedId, onShow, onAll }: PinnedViewsProps) {
  const t = useAdminTexts();
  const pinnedViews = savedViews.filter(({ is_pinned: isPinned }) => isPinned);
  if (pinnedViews.length === 0) return null;
  const current = normalOf(search);
  const sameViews = pinnedViews.filter((savedView) => normalOf(savedView.search) === current);
  const currentView = sameViews.find(({ id }) => id === openedId) ?? sameViews[0];
  return (
    <Row aria-label={t('views.pinned')}>
      <li>
        <button type="button" aria-pressed={current === '' && currentView === undefined} onClick={onAll}>
          {t('list.all')}
        </button>
      </li>
      {pinnedViews.map((savedView) => (
        <li key={savedView.id}>
          <button type="button" aria-pressed={savedView === currentView} onClick={() => onShow(savedView)}>
            {savedView.name}
          </button>
        </li>
      ))}
    </Row>
  );
}

/** A query without its page and in one order, for comparisons. */
function normalOf(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'view');
  return JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other))).replace('[]', '');
}

/** On phones the buttons scroll sideways, so that they take one line. */
const Row = styled.ul`
  display: flex;
  gap: ${theme.space[8]};
  overflow-x: auto;
  margin-bottom: ${theme.space[12]};
  padding: ${theme.space[2]};
  scrollbar-width: none;
  > li {
    flex: none;
  }
  button {
    max-width: 16rem;
    min-height: 2rem;
    overflow: hidden;
    padding: 0 ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover {
    color: ${theme.color.ink};
  }
  button[aria-pressed='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
    font-weight: 600;
  }
`;
