import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Heading, Icon, theme } from '@enlace/shared-ui';

import { AvailabilityBadge } from '../availability-badge';
import { Portrait } from '../portrait';
import { poolTexts } from '../texts';
import { useFacts } from '../use-facts';

const { color, media, radius, space, textSize } = theme;

/** Face, name, headline and the first facts of a member, and who reads of this visit. */
export function MemberHead({ member }: { readonly member: PoolMemberDetails }) {
  const t = useTexts(poolTexts);
  const { date } = useFormats();
  const wordFacts = useFacts();
  const { name, headline, availability, updated_at: changedAt } = member;
  const facts = wordFacts(member);
  return (
    <header>
      <Person>
        <Portrait member={member} size={80} />
        <div>
          <Heading level={1} size="h3" tabIndex={-1}>
            {name ?? t('hiddenName')}
          </Heading>
          {headline !== null && <p>{headline}</p>}
          {facts !== '' && <small>{facts}</small>}
          <Line>
            <AvailabilityBadge availability={availability} />
            <span>{t('member.changed', { date: date(changedAt, { dateStyle: 'medium' }) })}</span>
          </Line>
        </div>
      </Person>
      <Note>
        <Icon name="eye" size={18} />
        {t('member.note')}
      </Note>
    </header>
  );
}

const Person = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[20]};
  }
  > div {
    display: grid;
    gap: ${space[4]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  padding-top: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${textSize.caption};
`;

const Note = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  margin-top: ${space[20]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  line-height: 1.4;
`;
