import type { BankOptions } from './browser-parts';

/**
 * Asks the question of a bank in a dialog; returns whether the person confirms. It runs in a browser as text, so it uses
 * nothing from outside of itself (write-script.ts).
 */
export function askBank({ texts, variables, confirm }: BankOptions): Promise<boolean> {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(variables)) host.style.setProperty(`--${name}`, value);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    dialog {
      box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 1.25rem;
      background: var(--colorBackground, Canvas); color: var(--colorText, CanvasText);
      box-shadow: 0 4px 8px #0003, 0 32px 64px -16px #0006; font: inherit; font-family: var(--fontFamily);
    }
    dialog::backdrop { background: #1208169e; }
    h2 { margin: 0 0 .5rem; font-size: 1.3125rem; line-height: 1.25; }
    p { margin: 0 0 1.5rem; line-height: 1.5; }
    div { display: flex; flex-wrap: wrap; gap: .75rem; }
    button {
      min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--colorPrimary, currentColor);
      border-radius: var(--borderRadius, .75rem); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
    }
    button:first-child { background: var(--colorPrimary, CanvasText); color: var(--accessibleColorOnColorPrimary, Canvas); }
    button:focus-visible { outline: var(--focusOutline); outline-offset: 2px; }
  `);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const title = Object.assign(document.createElement('h2'), { id: 'title', textContent: texts.bank });
  dialog.setAttribute('aria-labelledby', title.id);
  const hint = Object.assign(document.createElement('p'), { textContent: texts.bankHint });
  const buttons = document.createElement('div');
  dialog.append(title, hint, buttons);
  root.append(dialog);
  document.body.append(host);
  return new Promise((resolve) => {
    let isConfirmed = false;
    const addButton = (label: string, isYes: boolean) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
      button.addEventListener('click', ({ detail }) => {
        // The second press of a double click on "Pay" is no answer to this question.
        if (detail > 1) return;
        isConfirmed = isYes;
        dialog.close();
      });
      buttons.append(button);
    };
    addButton(confirm, true);
    addButton(texts.refuse, false);
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(isConfirmed);
    });
    dialog.showModal();
  });
}
