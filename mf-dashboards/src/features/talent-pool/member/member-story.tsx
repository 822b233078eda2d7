import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { Badge, theme } from '@enlace/shared-ui';

import { poolTexts } from '../texts';
import { Section } from '../../../lib/section';

/** The words and the skills that a member shows. */
export function MemberStory({ member }: { readonly member: PoolMemberDetails }) {
  const t = useTexts(poolTexts);
  const { bio, skills } = member;
  return (
    <>
      {bio !== null && bio !== '' && (
        <Section title={t('fields.bio')}>
          <ResourceTexts>{bio}</ResourceTexts>
        </Section>
      )}
      {skills.length > 0 && (
        <Section title={t('fields.skills')}>
          <Names>
            {skills.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </Names>
        </Section>
      )}
    </>
  );
}

const ResourceTexts = styled.p`
  max-width: 44rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  li {
    min-width: 0;
  }
`;
