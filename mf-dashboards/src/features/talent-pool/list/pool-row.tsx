import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { Badge, PlainLink, VisuallyHidden } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import { talentTexts } from '../../../lib/talent/texts';
import { AvailabilityBadge } from '../availability-badge';
import { Portrait } from '../portrait';
import { poolTexts } from '../texts';
import { useFacts } from '../use-facts';
import { Face, Row, Skills, Top } from './pool-row.styles';

/** Skills that a row shows. */
const mostSkills = 6;

export interface PoolRowProps {
  readonly member: PoolMember;
  readonly address: string;
  /** Names of the skills of the filter; a row shows them first. */
  readonly chosenSkills: ReadonlySet<string>;
  /** The recruiter returns from this member. */
  readonly isMarked: boolean;
  /** Missing for viewers who cannot change anything. */
  readonly selection: RowSelection | undefined;
}

export interface RowSelection {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A member in the list; a press anywhere opens the profile. */
export function PoolRow({ member, address, chosenSkills, isMarked, selection }: PoolRowProps) {
  const t = useTexts(poolTexts);
  const w = useTexts(talentTexts);
  const wordFacts = useFacts();
  const { id, name, headline, skills, availability } = member;
  const facts = wordFacts(member);
  return (
    <Row $isMarked={isMarked}>
      <Face>
        {selection !== undefined && (
          <Checkbox checked={selection.isSelected} onChange={({ target }) => selection.onChange(target.checked)}>
            <VisuallyHidden>{w('bulk.select', { name: name ?? t('hiddenName') })}</VisuallyHidden>
          </Checkbox>
        )}
        <Portrait member={member} size={56} />
      </Face>
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
