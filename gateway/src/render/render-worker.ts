import { parentPort } from 'node:worker_threads';

import { loadBuilds } from './load-builds';
import type { ApiAnswer, ApiCall, RenderMessage, RenderReport } from './messages';

const port = parentPort;
if (port === null) throw new Error('this is a thread of the gateway');

const waiting = new Map<number, (answer: ApiAnswer) => void>();
let lastCall = 0;

function report(message: RenderReport): void {
  port?.postMessage(message);
}

function ask(request: ApiCall): Promise<ApiAnswer> {
  return new Promise((resolve) => {
    lastCall += 1;
    waiting.set(lastCall, resolve);
    report({ kind: 'call', call: lastCall, request });
  });
}

async function work(message: Exclude<RenderMessage, { kind: 'answer' }>): Promise<void> {
  const { id, job } = message;
  try {
    const { shell, module } = await loadBuilds(job);
    const page = message.kind === 'load' ? null : await shell.renderPage({ ...message.job, module, ask });
    report({ kind: 'done', id, page });
  } catch (error) {
    report({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: RenderMessage) => {
  if (message.kind !== 'answer') return void work(message);
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});
