import { useList } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';
import { Suspense, useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { layoutOf, type Layout, type SavedView } from './layout';
import { viewsQuery } from './views-query';
import { lazyPart } from '../lazy/lazy-part';

const ColumnsDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-views" */ './columns-dialog').then(({ ColumnsDialog: Dialog }) => ({
    default: Dialog,
  })),
);
const ViewsDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-views" */ './views-dialog').then(({ ViewsDialog: Dialog }) => ({ default: Dialog })),
);

export interface ViewsMenuProps {
  readonly admin: AdminResource;
  /** The list's query as in an address, without a question mark. */
  readonly search: string;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  /** Called to show another query. */
  readonly onSearch: (search: string) => void;
}

/** Saved views of the list, its columns and the density of its rows. */
export function ViewsMenu({ admin, search, layout, onLayout, onSearch }: ViewsMenuProps) {
  const t = useAdminTexts();
  const [openDialog, setOpenDialog] = useState<'columns' | 'views' | null>(null);
  const { rows } = useList(admin.views, viewsQuery(admin));
  const show = (savedView: SavedView) => {
    onLayout(layoutOf(admin.columns, savedView));
    onSearch(savedView.search);
  };
  const isCompact = layout.density === 'compact';
  const items: readonly MenuEntry[] = [
    ...rows.map((savedView) => ({
      id: `view-${savedView.id}`,
      label: savedView.scope === 'role' ? t('views.shared', { name: savedView.name }) : savedView.name,
      icon: 'eye' as const,
      onSelect: () => show(savedView),
    })),
    { id: 'save', label: t('views.manage'), icon: 'plus', onSelect: () => setOpenDialog('views') },
    { id: 'columns', label: t('views.columns'), icon: 'settings', onSelect: () => setOpenDialog('columns') },
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
    </>
  );
}
