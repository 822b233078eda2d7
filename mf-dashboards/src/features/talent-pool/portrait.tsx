import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { styled } from '@enlace/shared-platform';
import { Art, Avatar } from '@enlace/shared-ui';

export interface PortraitProps {
  readonly member: Pick<PoolMember, 'id' | 'name' | 'avatar'>;
  readonly size: 56 | 80;
}

/** The face or the initials of a member; a woven picture for a member who shows neither. */
export function Portrait({ member, size }: PortraitProps) {
  const { id, name, avatar } = member;
  if (name !== null || avatar !== null) return <Avatar name={name ?? ''} src={avatar?.url} size={size} isDecorative />;
  return (
    <Disc $size={size} aria-hidden>
      <Art seed={`member ${id}`} />
    </Disc>
  );
}

const Disc = styled.span<{ readonly $size: number }>`
  flex: none;
  display: block;
  overflow: hidden;
  width: ${({ $size }) => $size / 16}rem;
  aspect-ratio: 1;
  border-radius: 50%;
`;
