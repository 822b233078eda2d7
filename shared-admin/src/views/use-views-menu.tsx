import { useList } from '@enlace/shared-data';
import type { MenuEntry } from '@enlace/shared-ui/controls';
import { Suspense, useState, type ReactNode } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { lazyPart } from '../lazy/lazy-part';
import { useAdminTexts } from '../texts';
import { layoutOf, type Layout, type SavedView } from './layout';
import { viewsQuery } from './views-query';

const ColumnsDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-views" */ './columns-dialog').then(({ ColumnsDialog: Dialog }) => ({
    default: Dialog,
  })),
);
const ViewsDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-views" */ './views-dialog').then(({ ViewsDialog: Dialog }) => ({ default: Dialog })),
);

export interface ViewsMenuOptions {
  readonly admin: AdminResource;
  /** The list's query as in an address, without a question mark. */
  readonly search: string;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  /** Called to show another query. */
  readonly onSearch: (search: string) => void;
}

export interface ViewsMenu {
  readonly entries: readonly MenuEntry[];
  readonly dialogs: ReactNode;
  readonly savedViews: readonly SavedView[];
  /** The saved view that was opened last. */
  readonly openedId: number | null;
  readonly show: (savedView: SavedView) => void;
}

/** Menu entries for the saved views of the list, its columns and the density of its rows, and their dialogs. */
export function useViewsMenu({ admin, search, layout, onLayout, onSearch }: ViewsMenuOptions): ViewsMenu {
  const t = useAdminTexts();
  const [openDialog, setOpenDialog] = useState<'columns' | 'views' | null>(null);
  const { rows } = useList(admin.views, viewsQuery(admin));
  const [openedId, setOpenedId] = useState<number | null>(null);
  const show = (savedView: SavedView) => {
    setOpenedId(savedView.id);
    onLayout(layoutOf(admin.columns, savedView));
    onSearch(savedView.search);
  };
  const isCompact = layout.density === 'compact';
  const hasWidths = Object.keys(layout.widths).length > 0;
  const entries: readonly MenuEntry[] = [
    ...rows.map((savedView) => ({
      id: `view-${savedView.id}`,
      label: savedView.scope === 'role' ? t('views.shared', { name: savedView.name }) : savedView.name,
      icon: 'eye' as const,
      onSelect: () => show(savedView),
    })),
    { id: 'save', label: t('views.manage'), icon: 'plus', onSelect: () => setOpenDialog('views') },
    { id: 'columns', label: t('views.columns'), icon: 'settings', onSelect: () => setOpenDialog('columns') },
    ...(hasWidths
      ? ([
          {
            id: 'widths',
            label: t('views.widths'),
            icon: 'refresh',
            onSelect: () => onLayout({ ...layout, widths: {} }),
          },
        ] as const)
      : []),
    {
      id: 'density',
      label: t(isCompact ? 'views.comfortable' : 'views.compact'),
      icon: 'menu',
      onSelect: () => onLayout({ ...layout, density: isCompact ? 'comfortable' : 'compact' }),
    },
  ];
  const dialogs = (
    <Suspense fallback={null}>
      {openDialog === 'columns' && (
        <ColumnsDialog admin={admin} layout={layout} onLayout={onLayout} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'views' && (
        <ViewsDialog
          admin={admin}
          savedViews={rows}
          search={search}
          layout={layout}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </Suspense>
  );
  return { entries, dialogs, savedViews: rows, openedId, show };
}
