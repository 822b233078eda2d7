import { useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, ButtonLink, IconButton, theme } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import { rightsOf } from '../declare/abilities';
import type { AdminResource } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { useListTools } from '../export/use-list-tools';
import { ScreenHead } from '../frame/screen-head';
import { useIsNarrow } from '../frame/use-is-narrow';
import { useAdminTexts } from '../texts';
import { withTrash } from '../trash/trash-switch';
import { columnsOf, type Layout } from '../views/layout';
import { everything } from '../views/opening';
import { PinnedViews } from '../views/pinned-views';
import { useViewsMenu } from '../views/use-views-menu';
import { isNarrowed, readListState } from './list-state';
import { SortMenu } from './sort-menu';
import type { ListRows } from './use-list-rows';

export interface ListHeadProps {
  readonly admin: AdminResource;
  readonly listRows: ListRows;
  readonly words: ResourceTexts;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly canAdd: boolean;
  /** Whether the server has refused the list. */
  readonly isRefused: boolean;
  /** Selects all rows of the page; missing when rows cannot be selected. */
  readonly onSelectPage: (() => void) | undefined;
  /** Missing when the user cannot empty the trash, or when it is empty. */
  readonly onEmptyTrash: (() => void) | undefined;
}

/** Title, number of rows, order and tools of a list, and its pinned views. On phones the tools are in one menu. */
export function ListHead(props: ListHeadProps) {
  const { admin, listRows, words, layout, onLayout, canAdd, isRefused, onSelectPage, onEmptyTrash } = props;
  const { state, total, search, change, go, addressOf } = listRows;
  const { path, columns, rules, handle } = admin;
  const t = useAdminTexts();
  const isNarrow = useIsNarrow();
  const rights = rightsOf(handle.contract, useScreen().viewer);
  const viewsMenu = useViewsMenu({
    admin,
    search,
    layout,
    onLayout,
    onSearch: (next) => go(addressOf(readListState(new URLSearchParams(next), rules))),
  });
  const visibleColumns = columnsOf(columns, layout.columns).map(({ name }) => name);
  const tools = useListTools({ admin, state, visibleColumns, total });
  const emptyLabel = isNarrowed(state) ? t('trash.emptyFound', { count: total ?? 0 }) : t('trash.empty');
  const looks = admin.looks.map(({ name, icon, to }) => ({ id: name, label: words(`looks.${name}`), icon, to }));
  const trashEntry: MenuEntry = {
    id: 'trash',
    label: t(state.isTrashed ? 'trash.leave' : 'trash.title'),
    icon: 'trash',
    onSelect: () => change(withTrash(!state.isTrashed)),
  };
  const menu: readonly MenuEntry[] = [
    ...(onSelectPage === undefined
      ? []
      : [{ id: 'select', label: t('list.selectPage'), icon: 'check' as const, onSelect: onSelectPage }]),
    ...looks,
    ...tools.entries,
    ...(rights.restore ? [trashEntry] : []),
    ...(onEmptyTrash === undefined
      ? []
      : [{ id: 'empty', label: emptyLabel, icon: 'trash' as const, isDanger: true, onSelect: onEmptyTrash }]),
    ...viewsMenu.entries.map((entry, index) => ({ ...entry, hasLine: index === 0 })),
  ];
  const wideActions = (
    <>
      <Dropdown
        label={t('views.title')}
        placement="bottom-end"
        items={viewsMenu.entries}
        trigger={(trigger) => (
          <Button variant="secondary" iconBefore="eye" {...trigger}>
            {t('views.title')}
          </Button>
        )}
      />
      {looks.map(({ id, label, icon, to }) => (
        <ButtonLink key={id} variant="ghost" iconBefore={icon} to={to}>
          {label}
        </ButtonLink>
      ))}
      {tools.entries.map(({ id, label, icon, onSelect }) => (
        <Button key={id} variant="ghost" iconBefore={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {onEmptyTrash !== undefined && (
        <Button variant="secondary" iconBefore="trash" onClick={onEmptyTrash}>
          {emptyLabel}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ScreenHead
        hasShortActions={isNarrow}
        title={state.isTrashed ? t('trash.of', { title: words('title') }) : words('title')}
        detail={
          total === null ? undefined : (
            <>
              <span>{words('count', { count: total })}</span>
              {total > 0 && <SortMenu admin={admin} state={state} words={words} onChange={change} />}
            </>
          )
        }
        actions={
          <>
            {!isRefused && !isNarrow && wideActions}
            {!isRefused && isNarrow && (
              <Dropdown
                label={t('list.tools')}
                placement="bottom-end"
                items={menu}
                trigger={(trigger) => <IconButton icon="more" label={t('list.tools')} {...trigger} />}
              />
            )}
            {canAdd &&
              (isNarrow ? (
                <ShortAdd iconBefore="plus" to={`${path}/new`} aria-label={words('add')}>
                  {null}
                </ShortAdd>
              ) : (
                <ButtonLink iconBefore="plus" to={`${path}/new`}>
                  {words('add')}
                </ButtonLink>
              ))}
          </>
        }
      />
      {!isRefused && !state.isTrashed && (
        <PinnedViews
          savedViews={viewsMenu.savedViews}
          search={search}
          openedId={viewsMenu.openedId}
          onShow={viewsMenu.show}
          onAll={() => go(`${path}${everything}`)}
        />
      )}
      {viewsMenu.dialogs}
      {tools.dialogs}
    </>
  );
}

const ShortAdd = styled(ButtonLink)`
  width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border-radius: ${theme.radius.round};
`;
