import { styled } from '@enlace/shared-platform';
import { IconButton, theme } from '@enlace/shared-ui';

export interface RemovableNamesProps {
  readonly label: string;
  readonly entries: readonly {
    readonly key: string;
    readonly name: string;
    readonly removeLabel: string;
    /** Missing for viewers who cannot change it. */
    readonly onRemove: (() => void) | undefined;
  }[];
}

/** Names, each with a button that removes it. */
export function RemovableNames({ label, entries }: RemovableNamesProps) {
  return (
    <Names aria-label={label}>
      {entries.map(({ key, name, removeLabel, onRemove }) => (
        <li key={key}>
          <span>{name}</span>
          {onRemove !== undefined && <IconButton icon="close" size="small" label={removeLabel} onClick={onRemove} />}
        </li>
      ))}
    </Names>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  li {
    display: flex;
    gap: ${theme.space[4]};
    align-items: center;
    max-width: 100%;
    padding-inline-start: ${theme.space[12]};
    border-radius: ${theme.radius.round};
    background: ${theme.color.plumSoft};
    color: ${theme.color.plumInk};
    font-weight: 600;
  }
  li > span {
    min-width: 0;
    padding-block: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  li > :only-child {
    padding-inline-end: ${theme.space[12]};
  }
`;
