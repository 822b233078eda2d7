import { styled } from '@enlace/shared-platform';
import { ButtonLink, Icon, tokens } from '@enlace/shared-ui';

export interface PlanLockProps {
  /** Why the plan of the member does not allow it, in the words of the server. */
  readonly reason: string;
  /** Label of the link to the plans. */
  readonly label: string;
}

/** In the place of what the plan of the member does not include: the reason, and the way to the plans. */
export function PlanLock({ reason, label }: PlanLockProps) {
  return (
    <Box role="note">
      <Icon name="lock" />
      <p>{reason}</p>
      <ButtonLink to="/plans" size="small" variant="secondary">
        {label}
      </ButtonLink>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  @media (width < 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
