import { whenIdle } from '@enlace/shared-data';
import { useEffect } from 'react';

/** The part of the Network Information API about saving data; Chromium has it. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Loads the code of the lesson page when the browser is idle, because a lesson is the next step from here: the press
 * then waits for the lesson alone. Not for users who save data.
 */
export function useLessonCode(isNeeded: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (!isNeeded || connection?.saveData === true) return;
    return whenIdle(() => {
      // The press loads the code again.
      import(/* webpackChunkName: "screen-lesson" */ './lesson.screen').catch(() => undefined);
    });
  }, [isNeeded]);
}
