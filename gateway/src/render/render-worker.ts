import { runRelease } from '../registry/trial/run-release';
import { closeDoors } from './close-doors';
import { LoadedBuilds } from './load-builds';
import type { ApiAnswer, ApiCall, RenderMessage, RenderReport } from './messages';

/** The process that runs the server parts of shell and remotes, and releases before they go live. Its messages to the gateway are its only way out. */
const send = process.send?.bind(process);
if (send === undefined) throw new Error('this is a process of the gateway');
const receive = process.on.bind(process);
const leave = process.exit.bind(process);
const builds = new LoadedBuilds(closeDoors());

const waiting = new Map<number, (answer: ApiAnswer) => void>();
let lastCall = 0;

function report(message: RenderReport): void {
  send?.(message);
}

function sendRequest(id: number, request: ApiCall): Promise<ApiAnswer> {
  return new Promise((resolve) => {
    lastCall += 1;
    waiting.set(lastCall, resolve);
    report({ kind: 'call', id, call: lastCall, request });
  });
}

async function load({ id, shell, remote }: Extract<RenderMessage, { kind: 'load' }>): Promise<void> {
  await builds.load(shell, remote);
  report({ kind: 'loaded', id });
}

async function render({ id, files, boot, address }: Extract<RenderMessage, { kind: 'render' }>): Promise<void> {
  const { shell, module } = await builds.find(files);
  const page = await shell.renderPage({ boot, address, module, sendRequest: (call) => sendRequest(id, call) });
  report({ kind: 'rendered', id, page: { ...page, state: { ...page.state, queries: [...page.state.queries] } } });
}

async function tryRelease({ id, code }: Extract<RenderMessage, { kind: 'try' }>): Promise<void> {
  report({ kind: 'tried', id, outcome: await runRelease(builds, code) });
}

function reportFailure(id: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  report({ kind: 'failed', id, reason: reason.slice(0, 2_000) });
}

function work(message: Extract<RenderMessage, { kind: 'load' | 'render' | 'try' }>): Promise<void> {
  if (message.kind === 'load') return load(message);
  return message.kind === 'try' ? tryRelease(message) : render(message);
}

receive('message', (message: RenderMessage) => {
  if (message.kind === 'ping') return report({ kind: 'pong' });
  if (message.kind === 'answer') {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
    return undefined;
  }
  work(message).catch((error: unknown) => reportFailure(message.id, error));
  return undefined;
});
receive('disconnect', () => leave(0));
// An error that a remote does not handle belongs to no page; the page that waits for it ends by its time limit.
receive('unhandledRejection', () => undefined);
receive('uncaughtException', () => undefined);
report({ kind: 'ready' });
