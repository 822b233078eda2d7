import { ScreenHead, UndoNotice } from '@enlace/shared-admin';
import type { AccountDuplicates } from '@enlace/shared-contract/identity';
import { defineScreen, useAnswer, useReload } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Link,
  Skeleton,
  theme,
} from '@enlace/shared-ui';
import { Breadcrumb } from '@enlace/shared-ui/controls';

import { toolsTexts } from '../tools/texts';
import { merging } from './merging';
import { useDistinctAccounts } from './use-distinct-accounts';

/** Groups of accounts that may belong to the same person. */
function AccountDuplicatesScreen() {
  const t = useTexts(toolsTexts);
  const reload = useReload();
  const formats = useFormats();
  const mark = useDistinctAccounts();
  const { duplicates } = merging.calls;
  const { status, answer, error } = useAnswer(duplicates, undefined);
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  return (
    <>
      <ScreenHead
        title={t('duplicates.title')}
        detail={t('duplicates.lead')}
        breadcrumb={
          <Breadcrumb items={[{ label: t('users'), to: '/admin/users' }, { label: t('duplicates.title') }]} />
        }
      />
      {status === 'rejected' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([duplicates.query(undefined)])}>
          {error?.message || t('failed.hint')}
        </ErrorState>
      )}
      {status !== 'rejected' && answer === null && <Skeleton lines={10} />}
      {mark.markedPairs !== null && (
        <UndoNotice
          text={t('duplicates.distinct.done', { names: formats.list(mark.markedPairs.names) })}
          isUndoing={mark.isUndoing}
          onUndo={() => void mark.undo()}
          onHide={mark.hide}
        />
      )}
      {answer?.length === 0 && <EmptyState title={t('duplicates.none.title')}>{t('duplicates.none.hint')}</EmptyState>}
      {answer?.map((group) => (
        <Group
          key={group.users.map(({ id }) => id).join()}
          group={group}
          isBusy={mark.isMarking}
          onDistinct={(user, others) => void mark.mark(user, others)}
        />
      ))}
    </>
  );
}

type Candidate = AccountDuplicates[number]['users'][number];

interface GroupProps {
  readonly group: AccountDuplicates[number];
  readonly isBusy: boolean;
  readonly onDistinct: (user: Candidate, others: readonly Candidate[]) => void;
}

function Group({ group: { reasons, users }, isBusy, onDistinct }: GroupProps) {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const [oldest, ...others] = users;
  const newest = others.at(-1);
  return (
    <Frame>
      <Cluster gap={8}>
        {reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'name' ? 'neutral' : 'warning'}>
            {t(`duplicates.reasons.${reason}`)}
          </Badge>
        ))}
      </Cluster>
      <ul>
        {users.map((user) => {
          const { id, name, email, country, avatar, created_at: at } = user;
          return (
            <li key={id}>
              <Avatar name={name} size={32} isDecorative {...(avatar === null ? {} : { src: avatar.url })} />
              <span data-person="">
                <Link to={`/admin/users/${id}`}>{name}</Link>
                <small>
                  {[email, country, t('duplicates.since', { date: formats.date(at) })].filter(Boolean).join(' · ')}
                </small>
              </span>
              {others.length > 1 && (
                <Button
                  variant="ghost"
                  size="small"
                  isDisabled={isBusy}
                  aria-label={t('duplicates.distinct.oneOf', { name, email })}
                  onClick={() =>
                    onDistinct(
                      user,
                      users.filter((one) => one !== user),
                    )
                  }
                >
                  {t('duplicates.distinct.one')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {oldest !== undefined && newest !== undefined && (
        <Cluster gap={8}>
          <ButtonLink variant="secondary" size="small" to={`/admin/users/merge?winner=${oldest.id}&loser=${newest.id}`}>
            {t('duplicates.compare')}
          </ButtonLink>
          {others.length === 1 && (
            <Button variant="ghost" size="small" isDisabled={isBusy} onClick={() => onDistinct(oldest, others)}>
              {t('duplicates.distinct.pair')}
            </Button>
          )}
        </Cluster>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  padding-block: ${theme.space[16]};
  border-top: 1px solid ${theme.color.line};
  ${theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    padding-block: ${theme.space[4]};
  }
  li > * {
    flex: none;
  }
  li > [data-person] {
    flex: 1 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.inkSoft};
  }
`;

export const screen = defineScreen({
  Component: AccountDuplicatesScreen,
  load: () => [merging.calls.duplicates.query(undefined)],
  texts: [toolsTexts],
  slices: [merging],
});
