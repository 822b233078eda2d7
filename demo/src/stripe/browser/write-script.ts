import { askBank } from './ask-bank';
import { createStripe } from './create-stripe';
import { drawFields } from './draw-fields';
import { formTexts } from './form-texts';

/**
 * The fake of Stripe's script for browsers, as text. The functions become text as they are, so that it needs no build.
 * @param base address of the fake server, before `/v1`
 */
export function writeScript(base: string): string {
  const parts = [
    `base:${JSON.stringify(base)}`,
    `texts:${JSON.stringify(formTexts)}`,
    `drawFields:${String(drawFields)}`,
    `askBank:${String(askBank)}`,
  ];
  // Some compilers wrap each function in a call of `__name`.
  return `{const __name=f=>f;globalThis.Stripe=(${String(createStripe)})({${parts.join()}})}\n`;
}
