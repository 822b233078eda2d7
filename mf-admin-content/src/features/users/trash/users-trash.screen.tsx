import { ScreenHead } from '@enlace/shared-admin';
import type { RowOf, users as contract } from '@enlace/shared-contract';
import { defineScreen, noticeShown, useList, useReload, useScreen } from '@enlace/shared-data';
import { useDispatch, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import {
  Breadcrumb,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Pagination,
  SearchInput,
  Stack,
} from '@enlace/shared-ui';
import { Table } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { useCommand } from '../../../lib/create-command';
import { users } from '../../../lib/users.slice';
import { toolsTexts } from '../tools/texts';
import { admin } from '../users-admin';
import { EraseDialog } from './erase-dialog';
import { eraseUser, restoreUser } from './trash-commands';

type Row = RowOf<typeof contract>;

const perPage = 25;

function queryOf(search: URLSearchParams) {
  const page = Number(search.get('page'));
  return {
    trashed: 'only',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    per_page: perPage,
    sort: 'updated_at',
    order: 'desc',
    search: search.get('q') ?? '',
  } as const;
}

/** Accounts that were deleted: brought back, or removed for good. */
function UsersTrash() {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const reload = useReload();
  const { search } = useScreen();
  const query = queryOf(search);
  const { status, rows, meta, error } = useList(users, query);
  const restore = useCommand(restoreUser);
  const [restoring, setRestoring] = useState<Row | null>(null);
  const [erasing, setErasing] = useState<Row | null>(null);
  const again = () => reload([users.list(query)]);

  const finish = useEffectEvent(() => {
    restore.clear();
    const text =
      restore.status === 'fulfilled' ? t('trash.restored', { name: restoring?.name ?? '' }) : restore.error?.message;
    dispatch(noticeShown({ kind: restore.status === 'fulfilled' ? 'success' : 'error', text: text ?? '' }));
    again();
  });
  useEffect(() => {
    if (restore.status === 'fulfilled' || restore.status === 'rejected') finish();
  }, [restore.status]);

  const handleErased = (name: string) => {
    setErasing(null);
    dispatch(noticeShown({ kind: 'success', text: t('trash.erased', { name }) }));
    again();
  };
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  const addressOf = (page: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next.toString()}`;
  };
  return (
    <>
      <ScreenHead
        title={t('trash.title')}
        detail={t('trash.lead')}
        breadcrumb={<Breadcrumb items={[{ label: t('users'), to: '/admin/users' }, { label: t('trash.link') }]} />}
      />
      <Stack gap={16}>
        <SearchInput
          label={t('trash.search')}
          placeholder={t('trash.search')}
          value={query.search}
          onChange={({ target: { value } }) =>
            void navigate(value === '' ? '?' : `?${new URLSearchParams({ q: value })}`, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        {status === 'rejected' ? (
          <ErrorState title={t('failed.title')} onRetry={again}>
            {error?.message || t('failed.hint')}
          </ErrorState>
        ) : (
          <Table
            label={t('trash.title')}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            isLoading={status !== 'fulfilled'}
            empty={<EmptyState title={t('trash.none.title')}>{t('trash.none.hint')}</EmptyState>}
            columns={[
              {
                key: 'name',
                header: t('trash.name'),
                cell: ({ name, email }) => (
                  <>
                    {name}
                    <br />
                    <small>{email}</small>
                  </>
                ),
              },
              { key: 'roles', header: t('trash.roles'), cell: ({ roles }) => roles.map(({ name }) => name).join(', ') },
              {
                key: 'since',
                header: t('trash.since'),
                cell: ({ deleted_at: at }) => (at === null ? '' : formats.date(at)),
              },
            ]}
            actions={(row) => (
              <Cluster gap={8}>
                <Button
                  variant="secondary"
                  size="small"
                  isLoading={restore.status === 'pending' && restoring?.id === row.id}
                  onClick={() => {
                    setRestoring(row);
                    restore.start({ params: { id: row.id } });
                  }}
                >
                  {t('trash.restore')}
                </Button>
                {row.abilities?.hardRemove === true && (
                  <Button variant="ghost" size="small" onClick={() => setErasing(row)}>
                    {t('trash.erase')}
                  </Button>
                )}
              </Cluster>
            )}
          />
        )}
        {meta !== null && meta.total > perPage && (
          <Pagination page={query.page} pageCount={Math.ceil(meta.total / perPage)} href={addressOf} />
        )}
      </Stack>
      {erasing !== null && <EraseDialog user={erasing} onClose={() => setErasing(null)} onErased={handleErased} />}
    </>
  );
}

export const screen = defineScreen({
  Component: UsersTrash,
  load: ({ search }) => [users.list(queryOf(search))],
  texts: [toolsTexts],
  slices: [users, restoreUser, eraseUser, admin.dependents],
});
