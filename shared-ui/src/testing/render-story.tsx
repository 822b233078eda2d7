import { LocaleProvider, ThemeProvider } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';

import { theme } from '../tokens/theme';

export interface FrameProps {
  readonly locale?: 'en' | 'es' | 'pt';
  readonly children: ReactNode;
}

/** The providers around every component: theme, language, router. */
export function Frame({ locale = 'en', children }: FrameProps) {
  return (
    <ThemeProvider theme={theme}>
      <LocaleProvider value={{ locale, setLocale: () => undefined }}>
        <BrowserRouter>{children}</BrowserRouter>
      </LocaleProvider>
    </ThemeProvider>
  );
}

/** Renders a story as in the gallery, with a user at the keyboard. With fake timers, pass their clock. */
export function renderStory(Story: ComponentType, clock?: (milliseconds: number) => void): UserEvent {
  render(
    <Frame>
      <Story />
    </Frame>,
  );
  return userEvent.setup(clock === undefined ? {} : { advanceTimers: clock });
}
