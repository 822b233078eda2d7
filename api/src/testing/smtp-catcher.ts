import { createServer, type Server } from 'node:net';

export interface SmtpCatcher {
  readonly url: string;
  /** The contents after DATA, one text per mail. */
  readonly mails: string[];
  /** While true, every MAIL command gets a temporary failure. */
  isRefusing: boolean;
  /** Milliseconds after which a mail is confirmed; Infinity ends the connection instead. */
  confirmMs: number;
  /** While true, new connections get no greeting. */
  isMute: boolean;
  close(): Promise<void>;
}

/** The smallest SMTP server that accepts mails. */
export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const mails: string[] = [];
  const state = { isRefusing: false, confirmMs: 0, isMute: false };
  const server: Server = createServer((socket) => {
    let text = '';
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isData) {
          isData = false;
          mails.push(part);
          if (state.confirmMs === 0) say('250 kept');
          else if (state.confirmMs === Infinity) socket.destroy();
          else setTimeout(() => say('250 kept'), state.confirmMs);
        } else if (/^data$/i.test(part)) {
          isData = true;
          say('354 go on');
        } else if (/^mail/i.test(part) && state.isRefusing) say('451 later');
        else if (/^quit$/i.test(part)) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
    if (!state.isMute) say('220 catcher');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
