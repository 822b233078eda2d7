import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface SelectionBarProps {
  /** Names of the bar and its parts in the user's language. */
  readonly words: {
    readonly label: string;
    /** How many rows are selected. */
    readonly selected: string;
    /** Of the button that selects all rows of the filters. */
    readonly all: string;
    readonly tooMany: string;
    readonly clear: string;
  };
  /** Selected rows. */
  readonly count: number;
  /** Rows of the filters. */
  readonly total: number;
  /** Rows that an action can take at once. */
  readonly most: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** The actions. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows of a list. */
export function SelectionBar({ words, count, total, most, isAll, onAll, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="group" aria-label={words.label}>
      <p role="status">{words.selected}</p>
      {!isAll && total > count && (
        <Button size="small" variant="ghost" onClick={onAll}>
          {words.all}
        </Button>
      )}
      {count > most ? <span>{words.tooMany}</span> : children}
      <Button size="small" variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.middle};
  > p {
    margin-inline-end: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
