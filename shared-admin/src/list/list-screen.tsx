import { defineScreen, useScreen, type Screen, type ScreenContext } from '@enlace/shared-data';

import type { AdminResource } from '../declare/admin-resource';
import { declaredOpening, heldOpening, searchAt } from '../views/opening';
import { viewsQuery } from '../views/views-query';
import { queriesOfFields } from '../fields/choices';
import { listQueryOf, reachOf, readListState } from './list-state';
import { ResourceList } from './resource-list';

/**
 * The screen that lists a resource. The server handles pages, order, search and filters; the URL contains all of them.
 */
export function listScreen(admin: AdminResource): Screen {
  return defineScreen({
    Component: () => <ResourceList admin={admin} context={useScreen()} />,
    slices: admin.slices,
    texts: [admin.texts],
    load: (context) => [
      listQuery(admin, context),
      admin.views.list(viewsQuery(admin)),
      ...queriesOfFields(admin.filters, context),
    ],
  });
}

/** The list's request for an address; repeated after a deletion and by "Try again". */
export function listQuery(
  admin: AdminResource,
  { search, locale, viewer }: Pick<ScreenContext, 'search' | 'locale' | 'viewer'>,
) {
  const { handle, path, rules } = admin;
  const requestedSearch = searchAt(search, heldOpening(viewer, path) ?? declaredOpening(admin, viewer));
  return handle.list(listQueryOf(readListState(requestedSearch, rules), locale, reachOf(handle.contract, viewer)));
}
