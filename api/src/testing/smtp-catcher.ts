import { createServer, type Server } from 'node:net';

export interface SmtpCatcher {
  readonly url: string;
  /** The contents after DATA, one text per mail. */
  readonly mails: string[];
  /** While true, every MAIL command gets a temporary failure. */
  isRefusing: boolean;
  close(): Promise<void>;
}

/** The smallest SMTP server that accepts mails. */
export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const mails: string[] = [];
  const state = { isRefusing: false };
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
          say('250 kept');
        } else if (/^data$/i.test(part)) {
          isData = true;
          say('354 go on');
        } else if (/^mail/i.test(part) && state.isRefusing) say('451 later');
        else if (/^quit$/i.test(part)) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
    say('220 catcher');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    get isRefusing() {
      return state.isRefusing;
    },
    set isRefusing(value) {
      state.isRefusing = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
