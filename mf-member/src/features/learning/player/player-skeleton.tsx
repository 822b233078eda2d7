import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

/** The place of a player whose code is on its way. */
export function PlayerSkeleton() {
  return <Place aria-busy="true" />;
}

const Place = styled.div`
  min-height: 12rem;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.line};
`;
