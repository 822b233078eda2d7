import type { JobFacetsAnswer } from '@enlace/shared-contract/work';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import type { JobsChoice } from '../jobs-query';
import { pathWithout, type UsedChoice } from './choice-names';
import { Ways } from './filter-panel.styles';
import { jobSearchTexts } from './texts';

export interface NoJobsProps {
  readonly choice: JobsChoice;
  readonly usedChoices: readonly UsedChoice[];
  readonly facets: JobFacetsAnswer | null;
}

/** Names the filters without which there would be jobs, those with most jobs first. */
export function NoJobs({ choice, usedChoices, facets }: NoJobsProps) {
  const t = useTexts(jobSearchTexts);
  const { list } = useFormats();
  // While the numbers of this choice are loaded, those of the last one are there.
  const parts = facets?.meta.total === 0 ? facets.meta.without : [];
  const ways = parts
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .map(({ part, total }) => {
      const names = usedChoices.filter((one) => one.part === part).map(({ text }) => text);
      const text = t('remove', { filter: list(names), count: total });
      return { part, text, to: pathWithout(part, usedChoices, choice) };
    });
  if (ways.length === 0)
    return (
      <EmptyState title={t('none')} action={<Link to="/jobs">{t('all')}</Link>}>
        {t('noneHint')}
      </EmptyState>
    );
  const action = (
    <Ways>
      {ways.map(({ part, text, to }) => (
        <li key={part}>
          <Link to={to} prefetch={false} preventScrollReset>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/jobs">{t('all')}</Link>
      </li>
    </Ways>
  );
  return (
    <EmptyState title={t('none')} action={action}>
      {t('loosen')}
    </EmptyState>
  );
}
