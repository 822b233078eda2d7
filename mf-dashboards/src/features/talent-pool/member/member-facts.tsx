import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, Link, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { poolTexts } from '../texts';
import { Section } from '../../../lib/section';

/** What the member looks for, languages and addresses; hidden ones are missing. */
export function MemberFacts({ member }: { readonly member: PoolMemberDetails }) {
  const t = useTexts(poolTexts);
  const { list } = useFormats();
  const { languages, linkedin, github, website, job_types: jobTypes } = member;
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    [t('fields.jobTypes'), list(jobTypes)],
    [t('fields.languages'), list(languages)],
    ['LinkedIn', linkedin && <OutsideLink address={linkedin} />],
    ['GitHub', github && <OutsideLink address={github} />],
    [t('fields.website'), website && <OutsideLink address={website} />],
  ];
  const shownFacts = facts.filter(([, value]) => value !== null && value !== '');
  if (shownFacts.length === 0) return null;
  return (
    <Section title={t('member.facts')}>
      <List>
        {shownFacts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}

/** A link to an address of the web; other texts stay texts. */
function OutsideLink({ address }: { readonly address: string }) {
  const t = useTexts(poolTexts);
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <Link to={address} rel="noopener noreferrer nofollow" target="_blank">
      {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <Icon name="external" size={14} label={t('newTab')} />
    </Link>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[12]};
  font-size: ${theme.textSize.small};
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a svg {
    display: inline-block;
    margin-left: ${theme.space[4]};
    vertical-align: -0.1em;
  }
`;
