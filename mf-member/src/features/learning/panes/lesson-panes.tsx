import { styled, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { TabList } from '@enlace/shared-ui/controls';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { learningTexts } from '../texts';
import { AlonePane } from './pane';
import { useIsPhone } from './use-is-phone';

export type PaneId = 'content' | 'outline' | 'transcript' | 'notes';

interface SidePane {
  readonly id: Exclude<PaneId, 'content'>;
  readonly content: ReactNode;
}

export interface LessonPanesProps {
  /** The side comes below the content. */
  readonly isWide: boolean;
  /** The pane that a phone shows. */
  readonly selected: PaneId;
  readonly onSelect: (pane: PaneId) => void;
  readonly content: ReactNode;
  readonly sides: readonly SidePane[];
}

/**
 * The panes of a lesson: beside each other, and on a phone one at a time, by tabs. Hidden panes stay mounted, so that a
 * video plays on and a note that is being written stays.
 */
export function LessonPanes({ isWide, selected, onSelect, content, sides }: LessonPanesProps) {
  const t = useTexts(learningTexts);
  const base = useId();
  const isPhone = useIsPhone();
  const row = useRef<HTMLDivElement>(null);
  const ids: readonly PaneId[] = ['content', ...sides.map(({ id }) => id)];
  const hasTabs = isPhone && sides.length > 0;
  const shownId = ids.includes(selected) ? selected : 'content';
  const lastShown = useRef(shownId);

  useEffect(() => {
    if (lastShown.current === shownId) return;
    lastShown.current = shownId;
    row.current?.scrollIntoView?.({ block: 'start' });
  }, [shownId]);

  const panelOf = (id: PaneId) =>
    hasTabs
      ? {
          role: 'tabpanel',
          id: `${base}-${id}-panel`,
          'aria-labelledby': `${base}-${id}`,
          hidden: id !== shownId,
        }
      : {};
  return (
    <AlonePane value={hasTabs}>
      <Panes $isWide={isWide} $hasTabs={hasTabs}>
        {hasTabs && (
          <div ref={row}>
            <TabList
              label={t('panes.title')}
              tabs={ids.map((id) => ({ id, label: t(`panes.${id}`) }))}
              base={base}
              selectedId={shownId}
              onSelect={(id) => onSelect(ids.find((one) => one === id) ?? 'content')}
            />
          </div>
        )}
        <Main {...panelOf('content')}>{content}</Main>
        <Side hidden={hasTabs && shownId === 'content'}>
          {sides.map((side) => (
            <Main key={side.id} {...panelOf(side.id)}>
              {side.content}
            </Main>
          ))}
        </Side>
      </Panes>
    </AlonePane>
  );
}

const { media, space } = tokens;

const Panes = styled.div<{ readonly $isWide: boolean; readonly $hasTabs: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $hasTabs }) => ($hasTabs ? space[24] : space[48])};
  overflow-wrap: anywhere;
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) ${({ $isWide }) => ($isWide ? '' : '18rem')};
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Side = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
  min-width: 0;
  &[hidden] {
    display: none;
  }
`;
