import { authSlice } from '@enlace/shared-auth';
import { type Boot, remoteContract } from '@enlace/shared-contract/platform';
import { createPlatformStore, type RemoteModule } from '@enlace/shared-data';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { theme } from '@enlace/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { createExternalStore } from '../lifecycle/external-store';
import { emptyOutlet, withMounted, withUnmounted } from '../lifecycle/outlet';
import { ServicesProvider } from '../services';
import { PaletteDoor } from './palette-door';

const plain: RemoteModule = { id: 'mf-plain', contract: remoteContract, features: [], texts: [] };

function buildRemote(): RemoteModule {
  const Component = ({ onClose }: { readonly onClose: () => void }) => (
    <div role="dialog" aria-label="Palette">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
  return { ...plain, id: 'mf-some', palette: () => Promise.resolve({ palette: { Component } }) };
}

function renderDoor(module: RemoteModule | null) {
  const outlet = createExternalStore(module === null ? emptyOutlet : withMounted(emptyOutlet, module.id, module));
  const report = jest.fn();
  const platform = createPlatformStore({
    http: { send: () => Promise.reject(new Error('nothing is asked')) },
    storage: null,
    slices: [authSlice],
    report,
  });
  const services = {
    boot: {} as Boot,
    platform,
    report,
    applications: { outlet },
    screens: { platform, loadTexts: () => Promise.resolve() },
  };
  render(
    // The parts that this component uses.
    <ServicesProvider value={services as never}>
      <Provider store={platform.store}>
        <ThemeProvider theme={theme}>
          <LocaleProvider value={{ locale: 'en', setLocale: () => undefined }}>
            <BrowserRouter>
              <PaletteDoor />
            </BrowserRouter>
          </LocaleProvider>
        </ThemeProvider>
      </Provider>
    </ServicesProvider>,
  );
  return { outlet, report, user: userEvent.setup() };
}

test('the palette opens by its button and by its key, and closes', async () => {
  const { user } = renderDoor(buildRemote());
  await user.click(screen.getByRole('button', { name: 'Go to …' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a key pressed while the remote is on its way opens the palette once it is there', async () => {
  const { user, outlet } = renderDoor(null);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => outlet.set(withMounted(outlet.get(), 'mf-some', buildRemote())));
  expect(await screen.findByRole('dialog', { name: 'Palette' })).toBeInTheDocument();
});

test('a remote without a palette has no button, and keeps the key for the browser', async () => {
  const { user, outlet } = renderDoor(plain);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  act(() => outlet.set(withUnmounted(outlet.get(), 'mf-plain')));
  act(() => outlet.set(withMounted(outlet.get(), 'mf-some', buildRemote())));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a palette that cannot be loaded is told, and asked for anew the next time', async () => {
  const module = buildRemote();
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockImplementation(() => buildRemote().palette?.());
  const { user, report } = renderDoor({ ...module, palette: load });
  await user.click(screen.getByRole('button', { name: 'Go to …' }));
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ owner: 'mf-some', place: 'palette' })),
  );
  await user.click(screen.getByRole('button', { name: 'Go to …' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
