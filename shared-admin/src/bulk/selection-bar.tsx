import { styled } from '@enlace/shared-platform';
import { IconButton, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface SelectionBarProps {
  readonly label: string;
  /** How many rows are chosen; it can have a button that chooses all. */
  readonly status: ReactNode;
  /** Name of the button that chooses none. */
  readonly clear: string;
  readonly onClear: () => void;
  /** The actions. */
  readonly children: ReactNode;
}

/** The frame of what can be done with the chosen rows; it stays in view at the end of the window. */
export function SelectionBar({ label, status, clear, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="region" aria-label={label}>
      <p role="status">{status}</p>
      {children}
      <IconButton icon="close" label={clear} title={clear} onClick={onClear} />
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: ${theme.space[8]};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  margin-top: ${theme.space[12]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  ${theme.inverseGround}
  box-shadow: ${theme.shadow.middle};
  > p {
    display: flex;
    flex: 1 1 14rem;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[8]};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  > p > button {
    border-color: ${theme.color.onInverseSoft};
    color: ${theme.color.onInverse};
  }
  > p > button:hover {
    color: ${theme.color.ink};
  }
`;
