import { useList } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';
import { lazy, Suspense, useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { layoutOf, type Layout, type View } from './layout';
import { viewsQuery } from './views-query';

const ColumnsDialog = lazy(() =>
  import(/* webpackChunkName: "kit-views" */ './columns-dialog').then(({ ColumnsDialog: Dialog }) => ({
    default: Dialog,
  })),
);
const ViewsDialog = lazy(() =>
  import(/* webpackChunkName: "kit-views" */ './views-dialog').then(({ ViewsDialog: Dialog }) => ({ default: Dialog })),
);

export interface ViewsMenuProps {
  readonly admin: AdminResource;
  /** The list's query as an address has it, without a question mark. */
  readonly search: string;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  /** Shows another query. */
  readonly onSearch: (search: string) => void;
}

/** Saved views of the list, its columns, and how close its rows stand. */
export function ViewsMenu({ admin, search, layout, onLayout, onSearch }: ViewsMenuProps) {
  const t = useAdminTexts();
  const [opened, setOpened] = useState<'columns' | 'views' | null>(null);
  const { rows } = useList(admin.views, viewsQuery(admin));
  const show = (view: View) => {
    onLayout(layoutOf(admin.columns, view));
    onSearch(view.search);
  };
  const isCompact = layout.density === 'compact';
  const items: readonly MenuEntry[] = [
    ...rows.map((view) => ({
      id: `view-${view.id}`,
      label: view.scope === 'role' ? t('views.shared', { name: view.name }) : view.name,
      icon: 'eye' as const,
      onSelect: () => show(view),
    })),
    { id: 'save', label: t('views.manage'), icon: 'plus', onSelect: () => setOpened('views') },
    { id: 'columns', label: t('views.columns'), icon: 'settings', onSelect: () => setOpened('columns') },
    ...(Object.keys(layout.widths).length === 0
      ? []
      : ([
          {
            id: 'widths',
            label: t('views.widths'),
            icon: 'refresh',
            onSelect: () => onLayout({ ...layout, widths: {} }),
          },
        ] as const)),
    {
      id: 'density',
      label: t(isCompact ? 'views.comfortable' : 'views.compact'),
      icon: 'menu',
      onSelect: () => onLayout({ ...layout, density: isCompact ? 'comfortable' : 'compact' }),
    },
  ];
  return (
    <>
      <Dropdown
        label={t('views.title')}
        placement="bottom-end"
        items={items}
        trigger={(trigger) => (
          <Button variant="secondary" iconBefore="eye" {...trigger}>
            {t('views.title')}
          </Button>
        )}
      />
      <Suspense fallback={null}>
        {opened === 'columns' && (
          <ColumnsDialog admin={admin} layout={layout} onLayout={onLayout} onClose={() => setOpened(null)} />
        )}
        {opened === 'views' && (
          <ViewsDialog admin={admin} saved={rows} search={search} layout={layout} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
