import type { Resource } from '@enlace/shared-contract/resources';
import { useList, useReload, type ListQueryOf } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, IconButton, Link, PlainLink, Skeleton, theme, type IconName, type Tone } from '@enlace/shared-ui';
import { Card } from '@enlace/shared-ui/controls';

import { handleOf } from '../../lib/handle-of';
import { overviewTexts } from './texts';

export interface StockCardProps<R extends Resource> {
  readonly contract: R;
  readonly query: ListQueryOf<R>;
  readonly title: string;
  readonly icon: IconName;
  readonly tone: Tone;
  /** The order of the rows below the figure. */
  readonly by: 'updated_at' | 'created_at';
  /** Path of the list; without it the figure is no link. */
  readonly path?: string;
  readonly addLabel?: string;
}

/** The number of records of one resource, and the newest or last changed ones. */
export function StockCard<R extends Resource>(props: StockCardProps<R>) {
  const { contract, query, title, icon, tone, by, path, addLabel } = props;
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const reload = useReload();
  const handle = handleOf(contract);
  const { status, rows, meta, abilities } = useList(handle, query);
  const total = meta === null ? null : formats.number(meta.total);
  const isWaiting = status === 'idle' || (status === 'pending' && rows.length === 0);
  return (
    <Card as="section" aria-labelledby={`stock-${contract.name}`}>
      <Head>
        <Sign $tone={tone}>
          <Icon name={icon} />
        </Sign>
        <h2 id={`stock-${contract.name}`}>{title}</h2>
        {path !== undefined && addLabel !== undefined && abilities?.add === true && (
          <PlainLink to={`${path}/new`} aria-label={addLabel}>
            <Icon name="plus" />
          </PlainLink>
        )}
      </Head>
      {isWaiting && <Skeleton lines={4} />}
      {status === 'rejected' && (
        <Failed role="alert">
          {t('unknown')}
          <IconButton icon="refresh" label={t('retry')} onClick={() => reload([handle.list(query)])} />
        </Failed>
      )}
      {!isWaiting && status !== 'rejected' && (
        <>
          <Figure>
            {path === undefined ? (
              total
            ) : (
              <Link variant="quiet" to={path} aria-label={`${title}: ${total ?? ''}`}>
                {total}
              </Link>
            )}
          </Figure>
          <Caption>{t(by === 'updated_at' ? 'changed' : 'newest')}</Caption>
          <Rows>
            {rows.map((row) => (
              <li key={String(row['id'])}>
                {path === undefined ? (
                  <span>{String(row['name'])}</span>
                ) : (
                  <Link variant="quiet" to={`${path}/${String(row['id'])}`}>
                    {String(row['name'])}
                  </Link>
                )}
                <time dateTime={String(row[by])}>{formats.date(String(row[by]))}</time>
              </li>
            ))}
          </Rows>
        </>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  > h2 {
    flex: 1;
    font: 600 1rem/1.3 ${theme.font.text};
  }
  > a {
    display: grid;
    place-items: center;
    width: 2.25rem;
    aspect-ratio: 1;
    border-radius: ${theme.radius.control};
    color: ${theme.color.inkSoft};
  }
  > a:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.ink};
  }
`;

const Sign = styled.span<{ readonly $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 2.25rem;
  aspect-ratio: 1;
  border-radius: ${theme.radius.control};
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
`;

const Figure = styled.p`
  margin-block: ${theme.space[12]};
  font: 600 ${theme.textSize.h2} / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.p`
  padding-bottom: ${theme.space[8]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
`;

const Rows = styled.ul`
  font-size: ${theme.textSize.small};
  > li {
    display: flex;
    gap: ${theme.space[12]};
    justify-content: space-between;
    padding-block: ${theme.space[8]};
    border-top: 1px solid ${theme.color.line};
  }
  > li > :first-child {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    flex: none;
    color: ${theme.color.inkSoft};
  }
`;

const Failed = styled.p`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[16]};
  color: ${theme.color.inkSoft};
`;
