/* global __resourceQuery, document -- a bundler runs it in a page */
// Part of every development bundle, never of a release: shows the errors of one development server on the page. Its
// address is the query of this module. Texts are set as text only, because pages refuse markup without their policy.
const server = new URL(__resourceQuery.slice(1));
const name = server.searchParams.get('name');
const overlayId = 'enlace-build-errors';
const retryMs = 2_000;
/** The codes of colours in messages for a terminal, each after the character ESC. */
const terminalColours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

const styles = {
  box: {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    overflow: 'auto',
    padding: '32px',
    background: 'rgb(20 16 32 / 0.96)',
    color: '#fff',
    font: '14px/1.5 ui-monospace, monospace',
  },
  heading: { font: '600 18px/1.4 system-ui, sans-serif', margin: '0 0 8px', color: '#ffb4ab' },
  message: { whiteSpace: 'pre-wrap', margin: '0 0 24px', overflowWrap: 'anywhere' },
  hide: {
    font: 'inherit',
    padding: '8px 16px',
    minHeight: '44px',
    cursor: 'pointer',
    color: '#1c1626',
    background: '#fff',
    border: '0',
    borderRadius: '10px',
  },
};

/** The overlay of all development servers of this page; each has its own part. */
function overlay() {
  const presentOverlay = document.getElementById(overlayId);
  if (presentOverlay) return presentOverlay;
  const box = make('div', styles.box);
  box.id = overlayId;
  box.setAttribute('role', 'alert');
  // Outside of the body, which React renders.
  document.documentElement.append(box);
  return box;
}

function make(tag, style, text = '') {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  element.textContent = text;
  return element;
}

function clear() {
  const box = document.getElementById(overlayId);
  if (!box) return;
  for (const part of [...box.children]) if (part.dataset.server === server.origin) part.remove();
  if (box.children.length === 0) box.remove();
}

function show(errors) {
  clear();
  const part = make('section', {});
  part.dataset.server = server.origin;
  for (const error of errors) {
    part.append(
      make('h2', styles.heading, `${name}: ${placeOf(error)}`),
      make('pre', styles.message, messageOf(error)),
    );
  }
  const hide = make('button', styles.hide, 'Hide until the next change');
  hide.type = 'button';
  hide.addEventListener('click', clear);
  part.append(hide);
  overlay().append(part);
}

function placeOf(error) {
  const file = (error.moduleName ?? error.file ?? 'build').split('!').at(-1).split('?', 1)[0];
  const [, position] = /\.[cm]?[jt]sx?:(\d+:\d+)/.exec(messageOf(error)) ?? [];
  const place = error.loc ?? position;
  return place ? `${file}:${place}` : file;
}

function messageOf(error) {
  const text = typeof error === 'string' ? error : (error.message ?? '');
  // The compiler's own stack is of no use to the author of the page.
  return text.replace(terminalColours, '').split(/\s+Stack backtrace:/, 1)[0];
}

function listen() {
  const socket = new WebSocket(`${server.origin.replace(/^http/, 'ws')}/ws`);
  socket.addEventListener('message', ({ data }) => {
    const { type, data: errors } = JSON.parse(data);
    if (type === 'errors') show(errors);
    if (['ok', 'still-ok', 'warnings'].includes(type)) clear();
  });
  socket.addEventListener('close', () => setTimeout(listen, retryMs));
}

listen();
