import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, Link } from '@enlace/shared-ui';

import { pathWith } from '../../lib/page-search';
import { RichText } from '../../lib/rich-text';
import { color, media, space, textSize } from '../../lib/tokens';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';

/** Description, benefits, company, and links to similar jobs. */
export function JobStory({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const perks = [...new Map([...job.job_perks, ...job.company_perks].map((perk) => [perk.id, perk])).values()];
  const { company } = job;
  return (
    <Story>
      {job.description !== null && (
        <section aria-labelledby="job-about">
          <h2 id="job-about">{t('about')}</h2>
          <RichText html={job.description} />
        </section>
      )}
      {perks.length > 0 && (
        <section aria-labelledby="job-perks">
          <h2 id="job-perks">{t('perks')}</h2>
          <Perks>
            {perks.map(({ id, name, slug }) => (
              <li key={id}>
                <Icon name="check" size={18} />
                <Link to={pathWith('/jobs', { perk: slug })}>{name}</Link>
              </li>
            ))}
          </Perks>
          <Hint>{t('perksHint')}</Hint>
        </section>
      )}
      <section aria-labelledby="job-company">
        <h2 id="job-company">{t('company')}</h2>
        {company.summary !== null && <p>{company.summary}</p>}
        <Hint>
          <Link to={`/companies/${company.slug}`}>{t('companyMore', { company: company.name })}</Link>
        </Hint>
      </section>
      <nav aria-labelledby="job-onward">
        <h2 id="job-onward">{t('onward')}</h2>
        <Onward>
          <li>
            <Link to={pathWith('/jobs', { company: company.slug })}>{t('companyJobs', { company: company.name })}</Link>
          </li>
          {job.areas.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={pathWith('/jobs', { area: slug })}>{t('areaJobs', { area: name })}</Link>
            </li>
          ))}
        </Onward>
      </nav>
    </Story>
  );
}

const Story = styled.div`
  display: grid;
  gap: ${space[48]};
  align-content: start;
  max-width: 40rem;
  overflow-wrap: anywhere;
  // There is a column beside it: nothing reaches out of the text.
  && blockquote,
  && figure {
    margin-right: 0;
  }
  h2 {
    margin-bottom: ${space[24]};
    font-size: ${textSize.h3};
  }
`;

const Perks = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[24]};
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: flex;
    gap: ${space[8]};
    align-items: baseline;
  }
  a {
    color: ${color.ink};
  }
  svg {
    flex: none;
    color: ${color.teal};
    transform: translateY(0.2em);
  }
`;

const Hint = styled.p`
  margin-top: ${space[12]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

const Onward = styled.ul`
  display: grid;
  gap: ${space[8]};
`;
