/** @jest-environment node */
import { LocaleProvider, ThemeProvider } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import * as button from '../button/button.story';
import * as card from '../card/card.story';
import * as choice from '../controls/choice/choice.story';
import * as files from '../controls/files/file-drop.story';
import * as overlay from '../controls/overlay/overlay.story';
import * as picker from '../controls/picker/picker.story';
import * as summary from '../controls/summary/summary.story';
import * as table from '../controls/table/table.story';
import * as feedback from '../feedback/feedback.story';
import * as form from '../form/form.story';
import * as icon from '../icon/icon.story';
import * as link from '../link/link.story';
import * as page from '../page/page.story';
import * as picture from '../picture/picture.story';
import * as states from '../states/states.story';
import * as tabs from '../tabs/tabs.story';
import * as text from '../text/text.story';
import { theme } from '../tokens/theme';

type Stories = Readonly<Record<string, ComponentType | { readonly title: string }>>;

const all: readonly Stories[] = [
  button,
  card,
  choice,
  files,
  overlay,
  picker,
  summary,
  table,
  feedback,
  form,
  icon,
  link,
  page,
  picture,
  states,
  tabs,
  text,
];

const stories = all.flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function'),
);

/** The parts of a window that the router needs. */
const address = {
  location: { pathname: '/', search: '', hash: '' },
  history: { state: { idx: 0 } },
  document: {},
} as unknown as Window;

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

// The content security policy refuses style attributes in served HTML.
test.each(stories)('%s renders on the server, without a style attribute', (_name, Story) => {
  const html = renderToString(
    <ThemeProvider theme={theme}>
      <LocaleProvider value={{ locale: 'en', setLocale: () => undefined }}>
        <BrowserRouter window={address}>
          <Story />
        </BrowserRouter>
      </LocaleProvider>
    </ThemeProvider>,
  );
  expect(html).toMatch(/^<style|^<[a-z]/);
  expect(html).not.toMatch(/<(?!style)[^>]*\sstyle="/);
});
