import { mayCall } from '@enlace/shared-contract/access';
import { auditCalls } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { Skeleton } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useLocation, useNavigate, useSearchParams } from '@enlace/shared-platform';
import { useMemo, type ReactNode } from 'react';

import type { AdminPanel, AdminResource, AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { LoadedPart } from '../lazy/loaded-part';
import { PanelGroup } from './panel-group';
import { tabOf, tabsOf, type RecordPart } from './record-tabs';

export interface RecordPanelsProps {
  readonly admin: AdminResource;
  readonly record: AdminRow;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * The form of a record and the panels of its declaration, one tab each, or one tab for each group of panels. The URL
 * contains the open panel; the address of a field opens the form.
 */
export function RecordPanels({ admin, record, children }: RecordPanelsProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const parts = useParts(admin, record, children);
  if (parts.length === 1) return children;

  const { groups } = admin;
  const tabs = tabsOf(parts, admin.panels);
  const first = groups?.first ?? formId;
  const usualId = hash.startsWith('#field-') ? formId : first;
  const selectedPart = parts.find(({ id }) => id === search.get('panel')) ?? parts.find(({ id }) => id === usualId);
  const selectedTab = tabOf(tabs, selectedPart?.id ?? first);
  const open = (id: string | undefined) =>
    void navigate(
      { search: id === first || id === undefined ? '' : `?panel=${id}` },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs
      label={t('form.tabs')}
      tabs={tabs.map(({ id, isGroup, parts: tabParts }) => {
        const label = isGroup ? words(`groups.${id}`) : tabParts[0]?.label;
        return {
          id,
          label,
          content: (
            <PanelGroup
              label={typeof label === 'string' ? label : id}
              parts={tabParts}
              isPage={groups?.pages.includes(id) === true}
              selectedId={selectedPart?.id}
              onSelect={open}
            />
          ),
        };
      })}
      selectedId={selectedTab?.id ?? first}
      onSelect={(id) => open(tabs.find((tab) => tab.id === id)?.parts[0]?.id)}
    />
  );
}

const formId = 'form';
const historyId = 'history';
const activityId = 'activity';

/** The form, the panels of the declaration, the history and the activity, as far as the viewer may see them. */
function useParts(admin: AdminResource, record: AdminRow, form: ReactNode): readonly RecordPart[] {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const { viewer } = useScreen();
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
  const group = admin.groups?.form;
  const part = (panel: AdminPanel, label: string, panelGroup = panel.group): RecordPart => ({
    id: panel.name,
    group: panelGroup,
    label,
    content: (
      <LoadedPart
        key={panel.name}
        load={panel.load}
        name="Panel"
        fields={{ record }}
        fallback={<Skeleton height="16rem" />}
      />
    ),
  });
  return [
    { id: formId, group, label: t('form.tab'), content: form },
    ...admin.panels
      .filter(({ isFor }) => isFor?.(record, viewer) ?? true)
      .map((panel) => part(panel, words(`panels.${panel.name}`))),
    ...(admin.handle.contract.capabilities.history ? [part(history, t('history.title'), group)] : []),
    ...(mayCall(viewer, auditCalls.getAudit.access) ? [part(activity, t('activity.title'), group)] : []),
  ];
}
