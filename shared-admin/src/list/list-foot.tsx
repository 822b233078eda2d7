import { styled, type Formats } from '@enlace/shared-platform';
import { Pagination, Select, theme } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';
import { pageSizes, type ListState } from './list-state';

export interface ListFootProps {
  readonly state: ListState;
  /** Null while unknown. */
  readonly total: number | null;
  /** Number of rows on this page. */
  readonly rowCount: number;
  readonly href: (page: number) => string;
  readonly onSize: (perPage: number) => void;
  readonly formats: Formats;
}

/** The position of this page in the list, links to other pages, and the number of rows per page. */
export function ListFoot({ state, total, rowCount, href, onSize, formats }: ListFootProps) {
  const t = useAdminTexts();
  if (total === null || total === 0) return null;
  const from = (state.page - 1) * state.perPage + 1;
  return (
    <Foot>
      <p>
        {t('list.shown', {
          from: formats.number(from),
          to: formats.number(from + rowCount - 1),
          total: formats.number(total),
        })}
      </p>
      <Pagination page={state.page} pageCount={Math.ceil(total / state.perPage)} href={href} />
      {total > pageSizes[0] && (
        <Size>
          <span aria-hidden="true">{t('list.perPage')}</span>
          <Select
            aria-label={t('list.perPageLabel')}
            options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
            value={state.perPage}
            onChange={(event) => onSize(Number(event.target.value))}
          />
        </Size>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[12]} ${theme.space[16]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;

const Size = styled.label`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
`;
