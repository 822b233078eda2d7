import type { PoolProfile } from '@enlace/shared-contract/talent-pool';
import { styled } from '@enlace/shared-platform';
import { Link, Picture, tokens } from '@enlace/shared-ui';

export type Company = PoolProfile['blocked'][number];

/** Logo and name of a company; the name leads to its page. */
export function CompanyName({ company: { name, slug, logo } }: { readonly company: Company }) {
  return (
    <Line>
      <Logo>
        <Picture src={logo?.url} alt="" ratio="1" seed={slug} />
      </Logo>
      <Link to={`/companies/${slug}`} variant="quiet">
        {name}
      </Link>
    </Line>
  );
}

const { color, radius, space } = tokens;

const Line = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-width: 0;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Logo = styled.div`
  flex: none;
  width: 2.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surface};
`;
