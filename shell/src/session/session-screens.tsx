import type { ShellPage } from '@enlace/shared-contract';
import { useLocation } from '@enlace/shared-platform';
import { Suspense, useEffect } from 'react';

import type { Arrival } from '../frame/announcer';
import { lazily } from '../frame/lazily';
import { LoadingScreen } from '../frame/loading-screen';
import { RemoteFailed } from '../frame/remote-failed';
import { useHead } from '../head/use-head';
import type { ScreenSurroundings } from '../routing/screen-module';
import { useServices } from '../services';

type Screens = Readonly<Record<ShellPage['name'], ReturnType<typeof lazily>>>;

const screensBySurroundings = new WeakMap<ScreenSurroundings, Screens>();

/** The session screens are one chunk: a user of one often needs the next. They come with their slice and their texts. */
function screensWith(surroundings: ScreenSurroundings): Screens {
  const load = async () => {
    const module = await import(/* webpackChunkName: "session" */ './screens');
    surroundings.platform.inject('shell/session', [module.account]);
    await surroundings.loadTexts(module.screenTexts);
    return module;
  };
  const screens: Screens = screensBySurroundings.get(surroundings) ?? {
    login: lazily('login', async () => (await load()).LoginScreen),
    'forgot-password': lazily('forgot-password', async () => (await load()).ForgotPasswordScreen),
    'reset-password': lazily('reset-password', async () => (await load()).ResetPasswordScreen),
    'verify-email': lazily('verify-email', async () => (await load()).VerifyEmailScreen),
  };
  screensBySurroundings.set(surroundings, screens);
  return screens;
}

export interface SessionScreensProps {
  readonly page: ShellPage;
  readonly onReady: (arrival: Arrival) => void;
}

/** The shell's own pages: signing in and what belongs to it. */
export function SessionScreens({ page, onReady }: SessionScreensProps) {
  const Screen = screensWith(useServices().screens)[page.name];
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen
        key={page.name}
        fallback={(retry) => <RemoteFailed kind="failed" page={page} onReady={onReady} onRetry={retry} />}
      />
      <Arrived page={page} onReady={onReady} />
    </Suspense>
  );
}

function Arrived({ page, onReady }: SessionScreensProps) {
  const { key } = useLocation();
  const title = useHead(useServices().boot, page, null);
  useEffect(() => onReady({ title, key }), [key, onReady, title]);
  return null;
}
