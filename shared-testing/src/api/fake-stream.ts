import { AppError } from '@enlace/shared-contract/errors';
import type { HttpAnswer, HttpRequest } from '@enlace/shared-data';

/** The answers of a call that arrive in parts; those of the last request, unless an index names another one. */
export interface FakeStream {
  write(text: string, index?: number): void;
  /** The answer is complete. */
  end(): void;
  /** The connection breaks. */
  cut(): void;
}

interface OpenAnswer {
  text: string;
  readonly onText: HttpRequest['onText'];
  resolve(answer: HttpAnswer): void;
  reject(error: AppError): void;
}

/** A stream for tests, and what answers a request with it. */
export function createFakeStream() {
  const answers: OpenAnswer[] = [];
  const openAnswer = (index = -1): OpenAnswer => {
    const answer = answers.at(index);
    if (answer === undefined) throw new Error('no such request of this stream was sent');
    return answer;
  };
  const stream: FakeStream = {
    write(text, index) {
      const answer = openAnswer(index);
      answer.text += text;
      answer.onText?.(answer.text);
    },
    end() {
      const answer = openAnswer();
      answer.resolve({ status: 200, body: answer.text });
    },
    cut: () => openAnswer().reject(new AppError('NETWORK')),
  };
  const respond = ({ onText }: HttpRequest): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      answers.push({ text: '', onText, resolve, reject });
    });
  return { stream, respond };
}
