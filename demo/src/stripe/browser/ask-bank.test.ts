import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askBank } from './ask-bank';
import { formTexts } from './form-texts';

type Handle = (event: { readonly detail: number }) => void;

/** As much of an element as the dialog needs. */
class Part {
  readonly handlers = new Map<string, Handle>();
  readonly children: Part[] = [];
  readonly style = { setProperty: () => undefined };
  textContent = '';
  append = (...parts: readonly Part[]) => void this.children.push(...parts);
  addEventListener = (name: string, handle: Handle) => void this.handlers.set(name, handle);
  attachShadow = () => this;
  setAttribute = () => undefined;
  showModal = () => undefined;
  remove = () => undefined;
  close = () => this.handlers.get('close')?.({ detail: 0 });
  press = (detail: number) => this.handlers.get('click')?.({ detail });
}

test('the second press of a double click on "Pay" does not answer the bank', async () => {
  const body = new Part();
  const replaceSync = () => undefined;
  Object.assign(globalThis, {
    document: { body, createElement: () => new Part() },
    CSSStyleSheet: class {
      replaceSync = replaceSync;
    },
  });
  const { confirmPayment, refuse } = formTexts.en;
  for (const [label, isConfirmed] of [
    [confirmPayment, true],
    [refuse, false],
  ] as const) {
    const answers: boolean[] = [];
    const question = askBank({ texts: formTexts.en, variables: {}, confirm: confirmPayment });
    void question.then((answer) => answers.push(answer));
    const findButton = ({ children, textContent }: Part): Part[] =>
      textContent === label
        ? []
        : children.flatMap((child) => (child.textContent === label ? [child] : findButton(child)));
    const [button] = findButton(body).slice(-1);
    button?.press(2);
    await Promise.resolve();
    assert.deepEqual(answers, []);
    button?.press(1);
    assert.equal(await question, isConfirmed);
  }
});
