import type { MyApplication } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Link, Picture, tokens } from '@enlace/shared-ui';

import { Progress } from '../progress';
import { applicationTexts } from '../texts';

/** An application with its progress; the row opens its page. */
export function ApplicationRow({ application }: { readonly application: MyApplication }) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  const { id, job, applied_at: appliedAt, changed_at: changedAt, answer_due_at: dueAt } = application;
  const day = { dateStyle: 'medium' } as const;
  return (
    <Row>
      <Emblem>
        <Picture src={job.company.logo?.url} alt="" ratio="1" seed={job.company.slug} />
      </Emblem>
      <div>
        <Title>
          <Link to={`/my/applications/${id}`} variant="cover">
            {job.title}
          </Link>
        </Title>
        <p>{job.company.name}</p>
        <p>
          <time dateTime={appliedAt}>{t('applied', { date: date(appliedAt, day) })}</time>
          {changedAt !== appliedAt && (
            <>
              {' · '}
              <time dateTime={changedAt}>{t('changed', { date: date(changedAt, day) })}</time>
            </>
          )}
        </p>
        {dueAt !== null && (
          <p>
            <time dateTime={dueAt}>{t('promised', { date: date(dueAt, day) })}</time>
          </p>
        )}
      </div>
      <Progress state={application.state} outcome={application.outcome} />
    </Row>
  );
}

const { color, font, media, radius, space, textSize } = tokens;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: start;
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > :last-child {
    grid-column: 2;
  }
  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr) 14rem;
    gap: ${space[24]};
    > :last-child {
      grid-column: 3;
    }
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const Emblem = styled.div`
  --picture-radius: ${radius.control};
`;

const Title = styled.h2`
  font: 600 ${textSize.h4} / 1.3 ${font.display};
`;
