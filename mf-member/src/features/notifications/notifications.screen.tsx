import { isAppError } from '@enlace/shared-contract/errors';
import {
  defineScreen,
  isCancelled,
  noticeShown,
  useCall,
  useLastAnswer,
  useReload,
  useScreen,
  type ScreenContext,
} from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Link,
  Pagination,
  Skeleton,
  Text,
  tokens,
} from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { notifications } from './notifications.slice';
import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { texts } from '../../texts';
import { NotificationRow } from './notification-row';
import { notificationTexts } from './texts';

const rowsPerPage = 20;

function queryOf({ search, locale }: Pick<ScreenContext, 'search' | 'locale'>) {
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return { page, per_page: rowsPerPage, lang: locale };
}

export const screen = defineScreen({
  Component: Notifications,
  texts: [notificationTexts, controlTexts],
  load: (context) => [notifications.calls.list.query(queryOf(context))],
  slices: [notifications],
});

/** All notifications, the newest first. */
function Notifications() {
  const t = useTexts(notificationTexts);
  const query = queryOf(useScreen());
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link to="/my/notifications/settings">{t('settings.open')}</Link>
      </PageHead>
      <Rows query={query} />
    </Sheet>
  );
}

function Rows({ query }: { readonly query: ReturnType<typeof queryOf> }) {
  const t = useTexts(notificationTexts);
  const reload = useReload();
  const { answer, status } = useLastAnswer(notifications.calls.list, query);
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([notifications.calls.list.query(query)])} />;
  if (answer === null) return <Skeleton lines={4} height="4rem" />;
  if (answer.meta.total === 0)
    return (
      <EmptyState title={t('none')} action={<ButtonLink to="/events">{t('find')}</ButtonLink>}>
        {t('noneHint')}
      </EmptyState>
    );
  const [newest] = answer.data;
  return (
    <div>
      <Tools>
        <Text role="status">{t('count', { count: answer.meta.unread })}</Text>
        {/* The newest of all is on the first page: what the user has not seen stays unread. */}
        {answer.meta.unread > 0 && query.page === 1 && newest !== undefined && <MarkAll upTo={newest.id} />}
      </Tools>
      <ul>
        {answer.data.map((row) => (
          <NotificationRow key={row.id} row={row} />
        ))}
      </ul>
      <Pagination
        page={query.page}
        pageCount={Math.ceil(answer.meta.total / rowsPerPage)}
        href={(page) => `/my/notifications?page=${page}`}
      />
    </div>
  );
}

function MarkAll({ upTo }: { readonly upTo: number }) {
  const t = useTexts(notificationTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const { run, status } = useCall(notifications.calls.readAll);
  const handlePress = () => {
    run({ upTo }).then(
      () => dispatch(noticeShown({ kind: 'success', text: t('marked') })),
      (error: unknown) => {
        if (isCancelled(error)) return;
        const text = (isAppError(error) && error.userMessage) || common('failed');
        dispatch(noticeShown({ kind: 'error', text }));
      },
    );
  };
  return (
    <Button variant="secondary" size="small" iconBefore="check" isLoading={status === 'pending'} onClick={handlePress}>
      {t('markAll')}
    </Button>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[24]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding-bottom: ${tokens.space[12]};
  border-bottom: 1px solid ${tokens.color.line};
`;
