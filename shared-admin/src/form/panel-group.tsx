import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Fragment } from 'react';

import type { RecordPart } from './record-tabs';

export interface PanelGroupProps {
  /** Name of the group. */
  readonly label: string;
  readonly parts: readonly RecordPart[];
  /** Shows all parts, one below the other. */
  readonly isPage: boolean;
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The parts of a tab: the only one, all on one page, or a second row of tabs. */
export function PanelGroup({ label, parts, isPage, selectedId, onSelect }: PanelGroupProps) {
  const [first] = parts;
  if (parts.length <= 1) return first?.content;
  if (isPage)
    return (
      <Page>
        {parts.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </Page>
    );
  return (
    <Inner>
      <Tabs
        label={label}
        tabs={parts}
        selectedId={parts.find(({ id }) => id === selectedId)?.id ?? first?.id ?? ''}
        onSelect={onSelect}
      />
    </Inner>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[40]};
  grid-template-columns: minmax(0, 1fr);
`;

/** The second row is lower than the first, and its tabs are buttons with a background. */
const Inner = styled.div`
  margin-top: calc(-1 * ${theme.space[12]});
  > div > :first-child {
    border-bottom: 0;
  }
  > div > :first-child [role='tab'] {
    min-height: 2.25rem;
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.round};
    font-size: ${theme.textSize.small};
  }
  > div > :first-child [role='tab'][aria-selected='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
  > div > [role='tabpanel'] {
    padding-top: ${theme.space[16]};
  }
`;
