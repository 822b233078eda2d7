import { mayCall } from '@enlace/shared-contract/access';
import { auditCalls } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { Skeleton } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';
import { Suspense, useMemo, useState, type ReactNode } from 'react';

import type { AdminPanel, AdminResource, AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useAdminTexts } from '../texts';
import { lazyPart } from '../lazy/lazy-part';

export interface RecordPanelsProps {
  readonly admin: AdminResource;
  readonly record: AdminRow;
  /** The form. */
  readonly children: ReactNode;
}

/** The form of a record and the panels of its declaration, one tab each; the URL contains the open tab. */
export function RecordPanels({ admin, record, children }: RecordPanelsProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const { viewer } = useScreen();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const history = useMemo<AdminPanel>(
    () => ({
      name: historyId,
      load: async () => {
        const { HistoryPanel } = await import(/* webpackChunkName: "kit-history" */ '../history/history-panel');
        return { Panel: (props) => <HistoryPanel admin={admin} {...props} /> };
      },
    }),
    [admin],
  );
  const activity = useMemo<AdminPanel>(
    () => ({
      name: activityId,
      load: async () => {
        const { ActivityPanel } = await import(/* webpackChunkName: "kit-history" */ '../audit/activity-panel');
        return { Panel: (props) => <ActivityPanel admin={admin} {...props} /> };
      },
    }),
    [admin],
  );
  const open = (id: string) =>
    void navigate({ search: id === formId ? '' : `?panel=${id}` }, { replace: true, preventScrollReset: true });
  const tabs = [
    { id: formId, label: t('form.tab'), content: children },
    ...admin.panels.map((panel) => ({
      id: panel.name,
      label: words(`panels.${panel.name}`),
      content: <OnePanel panel={panel} record={record} />,
    })),
    ...(admin.handle.contract.capabilities.history
      ? [{ id: historyId, label: t('history.title'), content: <OnePanel panel={history} record={record} /> }]
      : []),
    ...(mayCall(viewer, auditCalls.getAudit.access)
      ? [{ id: activityId, label: t('activity.title'), content: <OnePanel panel={activity} record={record} /> }]
      : []),
  ];
  if (tabs.length === 1) return children;
  const selected = tabs.find(({ id }) => id === search.get('panel'))?.id ?? formId;
  return <Tabs label={t('form.tabs')} tabs={tabs} selectedId={selected} onSelect={open} />;
}

const formId = 'form';
const historyId = 'history';
const activityId = 'activity';

function OnePanel({ panel, record }: { readonly panel: AdminPanel; readonly record: AdminRow }) {
  const [Panel] = useState(() =>
    lazyPart(async () => {
      const { Panel: Content } = await panel.load();
      return { default: (props: { readonly record: AdminRow }) => <Content {...props} /> };
    }),
  );
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Panel record={record} />
    </Suspense>
  );
}
