import type { ApplicationJob } from '@enlace/shared-contract/recruiting';
import { styled } from '@enlace/shared-platform';
import { Eyebrow, Heading, Link, Picture, tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface JobBriefProps {
  /** Above the title. */
  readonly kind: string;
  readonly title: string;
  readonly company: Pick<ApplicationJob['company'], 'name' | 'slug' | 'logo'>;
  /** Links below the company. */
  readonly children?: ReactNode;
}

/** The head of a page about one job: title, company and logo. */
export function JobBrief({ kind, title, company, children }: JobBriefProps) {
  return (
    <Brief>
      <Emblem>
        <Picture src={company.logo?.url} alt="" ratio="1" seed={company.slug} />
      </Emblem>
      <div>
        <Eyebrow>{kind}</Eyebrow>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p>
          <Link to={`/companies/${company.slug}`}>{company.name}</Link>
        </p>
        {children}
      </div>
    </Brief>
  );
}

const { media, radius, space } = tokens;

const Brief = styled.header`
  display: grid;
  gap: ${space[16]} ${space[24]};
  align-items: start;
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  > :last-child {
    display: grid;
    gap: ${space[8]};
  }
`;

const Emblem = styled.div`
  width: 4rem;
  --picture-radius: ${radius.control};
`;
