import { defineScreen, useScreen, type Screen, type ScreenContext } from '@enlace/shared-data';

import type { AdminResource } from '../declare/admin-resource';
import { heldOpening, searchAt } from '../views/opening';
import { viewsQuery } from '../views/views-query';
import { needsOfFields } from '../fields/choices';
import { listQueryOf, reachOf, readListState } from './list-state';
import { ResourceList } from './resource-list';

/** The screen that lists a resource: pages, order, search and filters by the server, all of them in the URL. */
export function listScreen(admin: AdminResource): Screen {
  return defineScreen({
    Component: () => <ResourceList admin={admin} context={useScreen()} />,
    slices: admin.slices,
    texts: [admin.texts],
    load: (context) => [
      listNeed(admin, context),
      admin.views.list(viewsQuery(admin)),
      ...needsOfFields(admin.filters, context),
    ],
  });
}

/** What the list asks for at an address; asked again after a deletion and by "Try again". */
export function listNeed(
  { handle, path, rules }: AdminResource,
  { search, locale, viewer }: Pick<ScreenContext, 'search' | 'locale' | 'viewer'>,
) {
  const asked = searchAt(search, heldOpening(viewer, path));
  return handle.list(listQueryOf(readListState(asked, rules), locale, reachOf(handle.contract, viewer)));
}
