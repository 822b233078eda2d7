import { styled } from '@enlace/shared-platform';
import { Avatar, Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { color, space, textSize } from './tokens';

export interface PersonProps {
  readonly name: string;
  /** Address of the person's page; null or missing without one. */
  readonly slug?: string | null | undefined;
  readonly about: string | null;
  readonly avatar: { readonly url: string } | null;
  /** A link below the name. */
  readonly children?: ReactNode;
}

/** A person with face, name and role in the community. */
export function Person({ name, slug, about, avatar, children }: PersonProps) {
  return (
    <Figure>
      <Avatar name={name} src={avatar?.url} size={56} isDecorative />
      <div>
        <Name>{slug ? <Link to={`/people/${slug}`}>{name}</Link> : name}</Name>
        {about !== null && <About>{about}</About>}
        {children}
      </div>
    </Figure>
  );
}

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[24]};
`;

const Figure = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.3;
`;

const About = styled.p`
  font-size: ${textSize.small};
  line-height: 1.4;
  color: ${color.inkSoft};
`;
