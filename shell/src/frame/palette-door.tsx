import { selectViewer } from '@enlace/shared-auth';
import type { Locale } from '@enlace/shared-contract/text';
import { noticeShown, ScreenProvider, type Palette, type RemoteModule, type ScreenContext } from '@enlace/shared-data';
import { useDispatch, useLocale, useLocation, useSelector } from '@enlace/shared-platform';
import { Icon } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { loadPalette } from '../routing/screen-module';
import { useServices } from '../services';
import { Door } from './palette-door.styles';

/** These texts load with the back office. */
const words: Readonly<Record<Locale, { go: string; failed: string }>> = {
  en: { go: 'Go to …', failed: 'The search could not be loaded.' },
  es: { go: 'Ir a …', failed: 'No se pudo cargar la búsqueda.' },
  pt: { go: 'Ir para …', failed: 'Não foi possível carregar a busca.' },
};

/**
 * Opens the palette of the current remote. It is outside of the screens, so that key and button work during a change
 * of screens. A press before the remote is loaded opens the palette later.
 */
export function PaletteDoor() {
  const { applications, report, screens } = useServices();
  const { mounted: mountedId } = useExternalStore(applications.outlet);
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [currentPalette, setCurrentPalette] = useState<{ readonly of: RemoteModule; readonly palette: Palette } | null>(
    null,
  );
  const module = mountedId?.module ?? null;
  const hasNone = module !== null && module.palette === undefined;
  if (isOpen && hasNone) setOpen(false);

  const fail = useEffectEvent((of: RemoteModule, error: unknown) => {
    setOpen(false);
    report({ owner: of.id, place: 'palette', error });
    dispatch(noticeShown({ kind: 'error', text: words[locale].failed }));
  });
  const isAsked = isOpen && !hasNone && currentPalette?.of !== module;
  useEffect(() => {
    if (!isAsked || module === null) return;
    loadPalette(module, screens).then(
      (palette) => palette !== null && setCurrentPalette({ of: module, palette }),
      (error: unknown) => fail(module, error),
    );
  }, [isAsked, module, screens]);

  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (hasNone || event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  if (hasNone) return null;
  return (
    <>
      <Door type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" size={18} />
        <span>{words[locale].go}</span>
        <kbd aria-hidden>{/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
      </Door>
      {isOpen && currentPalette !== null && currentPalette.of === module && (
        <OpenPalette palette={currentPalette.palette} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const nowhere = {};

function OpenPalette({ palette, onClose }: { readonly palette: Palette; readonly onClose: () => void }) {
  const { locale } = useLocale();
  const { search } = useLocation();
  const viewer = useSelector(selectViewer);
  const context = useMemo<ScreenContext>(
    () => ({ params: nowhere, search: new URLSearchParams(search), locale, viewer }),
    [locale, search, viewer],
  );
  return (
    <ScreenProvider value={context}>
      <palette.Component onClose={onClose} />
    </ScreenProvider>
  );
}
