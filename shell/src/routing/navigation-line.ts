import { theme } from '@enlace/shared-ui';

/** Milliseconds before the line becomes visible, so that a fast page flashes nothing. */
const delay = 100;

/** The line at the top while a page is prepared. Screen readers hear the page itself when it is there. */
let line: HTMLElement | null = null;

/** Shows or hides the line. Without React, so that only a visitor who opens pages downloads it. */
export function showNavigationLine(isShown: boolean): void {
  line?.remove();
  line = null;
  if (!isShown) return;
  line = document.createElement('div');
  line.ariaHidden = 'true';
  line.dataset['navigationLine'] = '';
  Object.assign(line.style, {
    position: 'fixed',
    zIndex: '100',
    inset: '0 0 auto',
    height: '3px',
    background: theme.color.primary,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
  });
  document.body.append(line);
  // jsdom has no animations.
  line.animate?.(
    { transform: ['scaleX(0.05)', 'scaleX(0.9)'] },
    { delay, duration: 2000, easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)', fill: 'forwards' },
  );
}
