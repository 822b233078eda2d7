import type { CardFields, FieldOptions } from './browser-parts';

/**
 * Draws the fields of a card in a shadow root, in the colours that the page has passed. It runs in a browser as text, so
 * it uses nothing from outside of itself (write-script.ts).
 */
export function drawFields(place: HTMLElement, { texts, variables }: FieldOptions): CardFields {
  const host = document.createElement('div');
  const paint = (values: FieldOptions['variables']) => {
    for (const [name, value] of Object.entries(values)) host.style.setProperty(`--${name}`, value);
  };
  paint(variables);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .box { font-family: var(--fontFamily); display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; }
    .field { display: grid; gap: .25rem; align-content: start; min-width: 0; }
    .field:first-child { grid-column: 1 / -1; }
    label { font-weight: 600; font-size: .9375rem; color: var(--colorText); }
    p { margin: 0; font-size: .9375rem; line-height: 1.4; color: var(--colorTextSecondary, inherit); }
    p[role] { color: var(--colorDanger, #b00020); }
    p:empty { display: none; }
    input {
      box-sizing: border-box; width: 100%; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem;
      border: var(--border, 1px solid currentColor); border-radius: var(--borderRadius, 4px);
      background: var(--colorBackground, transparent); color: var(--colorText); font: inherit; font-size: 1rem;
    }
    input::placeholder { color: var(--colorTextSecondary, inherit); opacity: 1; }
    input:hover { border-color: var(--colorText); }
    input:focus { outline: var(--focusOutline); outline-offset: -1px; }
    input[aria-invalid] { border-color: var(--colorDanger, #b00020); box-shadow: 0 0 0 1px var(--colorDanger, #b00020); }
  `);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'box';
  root.append(box);
  const digitsOf = (text: string): string => text.replace(/\D/g, '');

  const addField = (name: string, label: string, more: { readonly hint?: string; readonly shape?: string }) => {
    const field = document.createElement('div');
    field.className = 'field';
    const title = document.createElement('label');
    title.htmlFor = name;
    title.textContent = label;
    const input = document.createElement('input');
    // A person's real card has no place here.
    Object.assign(input, { id: name, inputMode: 'numeric', autocomplete: 'off', placeholder: more.shape ?? '' });
    const hint = document.createElement('p');
    Object.assign(hint, { id: `${name}-hint`, textContent: more.hint ?? '' });
    const problem = document.createElement('p');
    problem.id = `${name}-problem`;
    problem.setAttribute('role', 'alert');
    input.setAttribute('aria-describedby', `${hint.id} ${problem.id}`);
    field.append(title, hint, input, problem);
    box.append(field);
    const setProblem = (text: string) => {
      problem.textContent = text;
      if (text === '') input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    };
    return { input, setProblem };
  };
  const number = addField('number', texts.number, { hint: texts.hint, shape: '1234 1234 1234 1234' });
  const expiry = addField('expiry', texts.expiry, { shape: texts.expiryShape });
  const code = addField('code', texts.code, { shape: '123' });

  /** Writes digits in groups while they are typed at the end. */
  const groupDigits = ({ input }: typeof number, write: (digits: string) => string) =>
    input.addEventListener('input', (event) => {
      const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
      if (isTyped && input.selectionStart === input.value.length) input.value = write(digitsOf(input.value));
    });
  groupDigits(number, (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '));
  groupDigits(expiry, (digits) => (digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`));
  box.addEventListener('keydown', (press) => {
    if (press.key === 'Enter') place.closest('form')?.requestSubmit();
  });

  const problemOfExpiry = (): string => {
    const digits = digitsOf(expiry.input.value);
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    if (digits.length !== 4 || month < 1 || month > 12) return texts.expiryMissing;
    return new Date(year, month) <= new Date() ? texts.expired : '';
  };
  place.append(host);
  return {
    readNumber: () => {
      const digits = digitsOf(number.input.value);
      number.setProblem(digits.length < 12 ? texts.numberMissing : '');
      expiry.setProblem(problemOfExpiry());
      code.setProblem(digitsOf(code.input.value).length < 3 ? texts.codeMissing : '');
      const wrongField = [number, expiry, code].find(({ input }) => input.hasAttribute('aria-invalid'));
      wrongField?.input.focus();
      return wrongField === undefined ? digits : null;
    },
    focus: () => number.input.focus(),
    paint,
    remove: () => host.remove(),
  };
}
