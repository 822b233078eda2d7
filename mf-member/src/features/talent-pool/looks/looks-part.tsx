import { useLastAnswer, useQueries, useReload } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Skeleton, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { PagePart } from '../../../lib/page-part';
import { List } from '../companies/company-list.styles';
import { CompanyName } from '../companies/company-name';
import { Pager } from '../pager';
import { pageOfLooks } from '../pool-pages';
import { pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';

/** The companies that have opened the profile or have got the e-mail address, the last first. */
export function LooksPart() {
  const t = useTexts(poolTexts);
  return (
    <PagePart id="pool-looks" title={t('looks.title')}>
      <Text tone="soft">{t('looks.lead')}</Text>
      <Rows />
    </PagePart>
  );
}

function Rows() {
  const t = useTexts(poolTexts);
  const { date } = useFormats();
  const reload = useReload();
  const [page, setPage] = useState(1);
  const input = pageOfLooks(page);
  const query = pool.calls.looks.query(input);
  // The screen declares the first page.
  useQueries(page === 1 ? [] : [query]);
  const { answer, status } = useLastAnswer(pool.calls.looks, input);
  if (status === 'rejected' && answer === null) return <ErrorState onRetry={() => reload([query])} />;
  if (answer === null) return <Skeleton lines={3} height="3.5rem" />;
  if (answer.meta.total === 0) return <EmptyState title={t('looks.none')}>{t('looks.noneHint')}</EmptyState>;
  return (
    <>
      <List aria-labelledby="pool-looks">
        {answer.data.map(({ id, company, kind, at }) => (
          <li key={id}>
            <CompanyName company={company} />
            <small>
              {t(`looks.kinds.${kind}`)}
              {' · '}
              <time dateTime={at}>{date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </small>
          </li>
        ))}
      </List>
      <Pager
        label={t('looks.pages')}
        page={page}
        pageCount={Math.ceil(answer.meta.total / input.per_page)}
        onChange={setPage}
      />
    </>
  );
}
