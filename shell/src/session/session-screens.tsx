import type { ShellPage } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import { formTexts } from '@enlace/shared-forms';
import { useLocale, useLocation } from '@enlace/shared-platform';
import { use, type ComponentType } from 'react';

import type { DrawnPage } from '../frame/announcer';
import { useHead } from '../head/use-head';
import type { ScreenDependencies } from '../routing/screen-module';
import { useServices } from '../services';
import { account } from './account';
import { ForgotPasswordScreen } from './forgot-password.screen';
import { LoginScreen } from './login.screen';
import { ResetPasswordScreen } from './reset-password.screen';
import { secondStep } from './second-step/second-step.slice';
import type { SessionScreenProps } from './served-attempt';
import { sessionTexts } from './texts';
import { VerifyEmailScreen } from './verify-email.screen';

const screensByName: Readonly<Record<ShellPage['name'], ComponentType<SessionScreenProps>>> = {
  login: LoginScreen,
  'forgot-password': ForgotPasswordScreen,
  'reset-password': ResetPasswordScreen,
  'verify-email': VerifyEmailScreen,
};

export interface SessionScreensProps {
  readonly page: ShellPage;
  readonly onReady: (drawnPage: DrawnPage) => void;
}

/** The shell's own pages: signing in and what belongs to it. They are one file: a user of one often needs the next. */
export function SessionScreens({ page, onReady }: SessionScreensProps) {
  const { boot, screens } = useServices();
  const { locale } = useLocale();
  const { key } = useLocation();
  use(prepare(screens, locale));
  useHead(page, onReady);
  const Screen = screensByName[page.name];
  return <Screen key={page.name} attempt={key === 'default' ? boot.attempt : undefined} />;
}

const preparations = new WeakMap<ScreenDependencies, Map<Locale, Promise<unknown>>>();

/** The slice and the texts of a language, once for each. */
function prepare(dependencies: ScreenDependencies, locale: Locale): Promise<unknown> {
  const byLocale = preparations.get(dependencies) ?? new Map<Locale, Promise<unknown>>();
  if (byLocale.size === 0) dependencies.platform.inject('shell/session', [account, secondStep]);
  preparations.set(dependencies, byLocale);
  const preparation = byLocale.get(locale) ?? dependencies.loadTexts([sessionTexts, formTexts]);
  byLocale.set(locale, preparation);
  return preparation;
}
