import { Activity, memo, useContext, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

import { useExternalStore } from '../lifecycle/external-store';
import { useServices } from '../services';
import type { DrawnPage } from './announcer';
import { RemoteBoundary } from './remote-boundary';
import { ScreenHost } from './screen-host';
import { prerenderedScreen, type DrawnScreen } from './drawn-screen';

export interface DrawnScreensProps extends Omit<DrawnScreen, 'place'> {
  readonly owner: string;
  readonly onReady: (drawnPage: DrawnPage) => void;
  /** Drawn in place of a broken screen. */
  readonly fallback: ReactNode;
}

/**
 * Draws the current screen and keeps the last ones hidden, without effects, so that a visited page appears at once. A
 * hidden screen keeps its own address. The screen of a pressed link is prerendered: drawn with effects in a hidden container.
 */
export function DrawnScreens({ name, owner, screen, page, params, onReady, fallback }: DrawnScreensProps) {
  const place = useContext(LocationContext);
  const { preparation } = useServices();
  const nextScreen = useExternalStore(prerenderedScreen);
  const current = { name, screen, page, params, place };
  const [drawnScreens, setDrawnScreens] = useState<readonly DrawnScreen[]>([current]);
  const [first] = drawnScreens;
  if (first?.name !== name || first.place !== place || first.page !== page || first.screen !== screen)
    setDrawnScreens(preparation.withCurrent(drawnScreens, current));
  return preparation
    .inDocumentOrder(drawnScreens, nextScreen)
    .map((one) => (
      <ScreenContainer
        key={one.name}
        {...one}
        state={one.name === name ? 'shown' : one.name === nextScreen?.name ? 'prerendered' : 'hidden'}
        owner={owner}
        onReady={onReady}
        fallback={one.name === name ? fallback : null}
      />
    ));
}

type ContainerProps = DrawnScreen &
  Pick<DrawnScreensProps, 'owner' | 'onReady' | 'fallback'> & { readonly state: 'shown' | 'prerendered' | 'hidden' };

const ScreenContainer = memo(
  function ScreenContainer({ name, state, place, owner, fallback, screen, page, params, onReady }: ContainerProps) {
    return (
      <div ref={useServices().preparation.refOfContainer(name, state === 'shown')}>
        <Activity mode={state === 'hidden' ? 'hidden' : 'visible'}>
          <LocationContext.Provider value={place}>
            <RemoteBoundary owner={owner} place={page.name} fallback={fallback}>
              <ScreenHost screen={screen} page={page} params={params} onReady={onReady} />
            </RemoteBoundary>
          </LocationContext.Provider>
        </Activity>
      </div>
    );
  },
  // The other values are of the same name, or callbacks that do not change.
  (one, other) => one.state === other.state && one.place === other.place && one.page === other.page,
);
