import { styled } from '@enlace/shared-platform';
import { Icon, PlainLink, theme } from '@enlace/shared-ui';

/** The place of a record in its list, and the addresses of its neighbours; null at the ends of the list. */
export interface Neighbours {
  /** Starts at 1. */
  readonly place: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
}

export interface NeighbourRowProps {
  /** Address of the list. */
  readonly list: string;
  /** Null while they load, and outside of the list. */
  readonly neighbours: Neighbours | null;
  readonly words: {
    readonly back: string;
    readonly neighbours: string;
    readonly previous: string;
    readonly next: string;
    readonly place: (neighbours: Neighbours) => string;
  };
}

/** The way back to a list, and the neighbours in it. */
export function NeighbourRow({ list, neighbours, words }: NeighbourRowProps) {
  return (
    <Row>
      <PlainLink to={list}>
        <Icon name="arrowLeft" size={18} />
        {words.back}
      </PlainLink>
      {neighbours !== null && neighbours.total > 1 && (
        <Walk aria-label={words.neighbours}>
          {neighbours.previous !== null && (
            <PlainLink to={neighbours.previous} replace rel="prev" aria-label={words.previous}>
              <Icon name="chevronLeft" size={20} />
            </PlainLink>
          )}
          <span>{words.place(neighbours)}</span>
          {neighbours.next !== null && (
            <PlainLink to={neighbours.next} replace rel="next" aria-label={words.next}>
              <Icon name="chevronRight" size={20} />
            </PlainLink>
          )}
        </Walk>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-bottom: ${theme.space[16]};
  font-size: ${theme.textSize.small};
  a {
    display: inline-flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: ${theme.radius.control};
    color: ${theme.color.inkSoft};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
  }
`;

const Walk = styled.nav`
  display: flex;
  align-items: center;
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
  a:hover {
    background: ${theme.color.neutralSoft};
  }
`;
