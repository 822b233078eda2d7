import { lazy, Suspense, useEffect, useState } from 'react';

import type { PaletteOffer } from './palette-offer';

const Palette = lazy(() =>
  import(/* webpackChunkName: "kit-palette" */ './palette').then(({ Palette: Dialog }) => ({ default: Dialog })),
);

/** Opens the palette by its key, unless a dialog is open or somebody has answered the key before. */
export function PaletteKey({ offer }: { readonly offer: PaletteOffer }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <Palette offer={offer} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
