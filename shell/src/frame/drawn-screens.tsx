import type { Page } from '@enlace/shared-contract';
import type { Screen } from '@enlace/shared-data';
import { Activity, memo, useContext, useState, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

import type { Arrival } from './announcer';
import { RemoteBoundary } from './remote-boundary';
import { ScreenHost } from './screen-host';

/** Screens that stay drawn after the user left them. */
const mostHidden = 3;

export interface DrawnScreensProps {
  /** Names release, page, parameters and attempt. */
  readonly name: string;
  readonly owner: string;
  readonly screen: Screen;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly onReady: (arrival: Arrival) => void;
  /** Drawn in place of a broken screen. */
  readonly fallback: ReactNode;
}

interface DrawnScreen extends Pick<DrawnScreensProps, 'name' | 'screen' | 'page' | 'params'> {
  /** The address of its last visit. */
  readonly place: ContextType<typeof LocationContext>;
}

/** The current screen first, then the last ones that stay in the document. Exported for its test. */
export function withCurrent(drawnScreens: readonly DrawnScreen[], current: DrawnScreen): readonly DrawnScreen[] {
  const others = drawnScreens.filter(({ name, screen }) => name !== current.name && screen.staysDrawn === true);
  const last = drawnScreens.find(({ name }) => name === current.name);
  // Equal parameters stay the same object, so that nothing of the screen is drawn again.
  return [{ ...current, params: last?.params ?? current.params }, ...others.slice(0, mostHidden)];
}

/**
 * Screens in an order that does not change between visits: another order would move whole screens in the document.
 */
function inDocumentOrder(drawnScreens: readonly DrawnScreen[]): readonly DrawnScreen[] {
  return [...drawnScreens].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Draws the current screen and keeps the last ones hidden, without effects, so that a visited page appears at once. A
 * hidden screen keeps its own address.
 */
export function DrawnScreens({ name, owner, screen, page, params, onReady, fallback }: DrawnScreensProps) {
  const place = useContext(LocationContext);
  const current = { name, screen, page, params, place };
  const [drawnScreens, setDrawnScreens] = useState<readonly DrawnScreen[]>([current]);
  const [first] = drawnScreens;
  if (first?.name !== name || first.place !== place || first.page !== page || first.screen !== screen)
    setDrawnScreens(withCurrent(drawnScreens, current));
  return inDocumentOrder(drawnScreens).map((one) => (
    <DrawnScreenRoom
      key={one.name}
      {...one}
      isShown={one.name === name}
      owner={owner}
      onReady={onReady}
      fallback={one.name === name ? fallback : null}
    />
  ));
}

type RoomProps = DrawnScreen &
  Pick<DrawnScreensProps, 'owner' | 'onReady' | 'fallback'> & { readonly isShown: boolean };

const DrawnScreenRoom = memo(
  function DrawnScreenRoom({ isShown, place, owner, fallback, screen, page, params, onReady }: RoomProps) {
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <LocationContext.Provider value={place}>
          <RemoteBoundary owner={owner} place={page.name} fallback={fallback}>
            <ScreenHost screen={screen} page={page} params={params} onReady={onReady} />
          </RemoteBoundary>
        </LocationContext.Provider>
      </Activity>
    );
  },
  // The other values are of the same name, or callbacks that do not change.
  (one, other) => one.isShown === other.isShown && one.place === other.place && one.page === other.page,
);
