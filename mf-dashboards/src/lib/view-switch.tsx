import { styled } from '@enlace/shared-platform';
import { PlainLink, tokens } from '@enlace/shared-ui';

const { color, radius, space, textSize } = tokens;

export interface ViewSwitchProps {
  readonly label: string;
  readonly entries: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[];
}

/** Links to the ways in which the same data is shown. */
export function ViewSwitch({ label, entries }: ViewSwitchProps) {
  return (
    <Switch aria-label={label}>
      {entries.map(({ label: name, to, isCurrent }) => (
        <PlainLink key={to} to={to} replace preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
          {name}
        </PlainLink>
      ))}
    </Switch>
  );
}

const Switch = styled.nav`
  display: flex;
  justify-self: start;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-size: ${textSize.small};
  font-weight: 600;
  a {
    padding: ${space[8]} ${space[16]};
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a[aria-current] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;
