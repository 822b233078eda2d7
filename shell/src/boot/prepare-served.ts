import { splitLocale } from '@enlace/shared-contract/text';

import type { RemoteLoader } from '../federation/load-remote';
import { withMounted } from '../lifecycle/outlet';
import { findRoute } from '../routing/find-route';
import { loadScreen } from '../routing/screen-module';
import type { Services } from '../services';
import { timeLeft } from './time-left';

/**
 * Loads the code of a rendered page, so that the first drawing in the browser equals the page. Its remote is in the
 * outlet already; single-spa mounts it there a moment later.
 * @returns false when the code is not available: the page is then drawn again with a message, without a second wait
 */
export async function prepareServed(
  services: Pick<Services, 'applications' | 'platform' | 'registry' | 'report' | 'screens'>,
  loader: RemoteLoader,
): Promise<boolean> {
  const { applications, platform, registry, report, screens } = services;
  const route = findRoute(registry.get().answer, splitLocale(location.pathname).path);
  if (route.kind !== 'remote') return route.kind !== 'guarded';
  const { remote, page } = route;
  try {
    const module = await loader.load(remote, timeLeft());
    await screens.loadTexts(module.texts);
    platform.inject(
      remote.id,
      module.features.flatMap((feature) => feature.slices),
    );
    await loadScreen(module, page.name, screens, timeLeft());
    applications.outlet.set(withMounted(applications.outlet.get(), remote.id, module));
    return true;
  } catch (error) {
    report({ owner: remote.id, place: 'load', error });
    applications.failed(remote.id);
    return false;
  }
}
