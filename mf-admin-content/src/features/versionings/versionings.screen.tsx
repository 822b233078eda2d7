import { ScreenHead, useChangedState } from '@enlace/shared-admin';
import { defineScreen, useAnswer, useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Pagination,
  Select,
  Skeleton,
  theme,
} from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import { useRoleName } from '../../lib/use-role-name';
import { packageRoles } from '../../lib/package-roles';
import { useLastPage } from '../../lib/use-last-page';
import { versioningsTexts } from './texts';
import { VersioningItem } from './versioning-item';
import { addressOf, choiceOf, pageSize, versionings, type VersioningsChoice } from './versionings';

function Versionings() {
  const t = useTexts(versioningsTexts);
  const navigate = useNavigate();
  const roleName = useRoleName();
  const reload = useReload();
  const { search, locale } = useScreen();
  const choice = choiceOf(search);
  const question = { ...choice, locale };
  const { status, answer: data, error } = useLastAnswer(versionings.calls.list, question);
  const roles = useAnswer(packageRoles.calls.list, undefined).answer?.data ?? [];
  const packages = useAnswer(versionings.calls.packages, locale).answer ?? [];
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<VersioningsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const pageState = { page: choice.page, pageSize, rowCount: data?.data.length ?? null, total: data?.total ?? 0 };
  useLastPage(pageState, (page) => change({ page }));
  const roleNameOf = (id: number | null) => {
    const role = roles.find((each) => each.id === id);
    return role === undefined ? '' : roleName(role);
  };
  const isNarrowed = choice.roleId !== null || choice.until !== '';
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={data === null ? undefined : t('count', { count: data.total })}
        actions={
          <ButtonLink
            variant="secondary"
            to={choice.roleId === null ? '/admin/packages' : `/admin/packages?role_id=${choice.roleId}`}
          >
            {t('toPackages')}
          </ButtonLink>
        }
      />
      <Bar role="search">
        <Select
          aria-label={t('role')}
          placeholder={t('allRoles')}
          options={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
          value={choice.roleId ?? ''}
          onChange={(event) => change({ roleId: Number(event.target.value) || null })}
        />
        <label>
          <span>{t('until')}</span>
          <DateInput value={choice.until} onChange={(event) => change({ until: event.target.value })} />
        </label>
        {isNarrowed && (
          <Button variant="ghost" iconBefore="close" onClick={() => change({ roleId: null, until: '' })}>
            {t('clear')}
          </Button>
        )}
      </Bar>
      {status === 'rejected' && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {status === 'rejected' && error?.code !== 'FORBIDDEN' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([versionings.calls.list.query(question)])}>
          {error?.message || t('failed.hint')}
        </ErrorState>
      )}
      {data === null && status !== 'rejected' && <Skeleton lines={10} />}
      {data?.data.length === 0 && <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>}
      {data !== null && data.data.length > 0 && (
        <>
          <Changes aria-label={t('list')} aria-busy={status === 'pending'}>
            {data.data.map((each) => (
              <VersioningItem key={each.id} change={each} role={roleNameOf(each.role_id)} packages={packages} />
            ))}
          </Changes>
          <Pagination
            page={choice.page}
            pageCount={Math.ceil(data.total / pageSize)}
            href={(page) => addressOf({ ...choice, page })}
          />
        </>
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: Versionings,
  load: ({ search, locale }) => [
    versionings.calls.list.query({ ...choiceOf(search), locale }),
    packageRoles.calls.list.query(undefined),
    versionings.calls.packages.query(locale),
  ],
  texts: [versioningsTexts],
  slices: [versionings, packageRoles],
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: end;
  margin-bottom: ${theme.space[16]};
  > span,
  > label {
    flex: 1 1 12rem;
  }
  > label {
    display: grid;
    gap: ${theme.space[4]};
    font-size: ${theme.textSize.small};
  }
  ${theme.media.medium} {
    > span,
    > label {
      max-width: 18rem;
    }
  }
`;

const Changes = styled.ul`
  margin-bottom: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
