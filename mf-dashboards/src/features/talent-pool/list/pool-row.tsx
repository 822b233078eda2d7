import type { PoolMember } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Badge, PlainLink, VisuallyHidden } from '@enlace/shared-ui';

import { AvailabilityBadge } from '../availability-badge';
import { Portrait } from '../portrait';
import { poolTexts } from '../texts';
import { useFacts } from '../use-facts';
import { Row, Skills, Top } from './pool-row.styles';

/** Skills that a row shows. */
const mostSkills = 6;

export interface PoolRowProps {
  readonly member: PoolMember;
  readonly address: string;
  /** Names of the skills of the filter; a row shows them first. */
  readonly chosenSkills: ReadonlySet<string>;
  /** The recruiter returns from this member. */
  readonly isMarked: boolean;
}

/** A member in the list; a press anywhere opens the profile. */
export function PoolRow({ member, address, chosenSkills, isMarked }: PoolRowProps) {
  const t = useTexts(poolTexts);
  const wordFacts = useFacts();
  const { id, name, headline, skills, availability } = member;
  const facts = wordFacts(member);
  return (
    <Row $isMarked={isMarked}>
      <Portrait member={member} size={56} />
      <div>
        <Top>
          <h3>
            <PlainLink to={address} data-member={id}>
              {name ?? t('hiddenName')}
              {name === null && headline !== null && <VisuallyHidden>, {headline}</VisuallyHidden>}
            </PlainLink>
          </h3>
          <AvailabilityBadge availability={availability} />
        </Top>
        {headline !== null && <p>{headline}</p>}
        {facts !== '' && <small>{facts}</small>}
        <SkillNames names={skills} chosenNames={chosenSkills} />
      </div>
    </Row>
  );
}

interface SkillNamesProps {
  readonly names: readonly string[];
  readonly chosenNames: ReadonlySet<string>;
}

function SkillNames({ names, chosenNames }: SkillNamesProps) {
  const t = useTexts(poolTexts);
  if (names.length === 0) return null;
  const sortedNames = [
    ...names.filter((name) => chosenNames.has(name)),
    ...names.filter((name) => !chosenNames.has(name)),
  ];
  const rest = names.length - mostSkills;
  return (
    <Skills aria-label={t('fields.skills')}>
      {sortedNames.slice(0, mostSkills).map((name) => (
        <li key={name}>
          <Badge tone={chosenNames.has(name) ? 'plum' : 'neutral'}>{name}</Badge>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span aria-hidden>+{rest}</span>
          <VisuallyHidden>{t('moreSkills', { count: rest })}</VisuallyHidden>
        </li>
      )}
    </Skills>
  );
}
