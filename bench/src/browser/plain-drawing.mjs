/* Functions that run in the page; the script of buildPlainReact is there as `plainReact`. */

function prepare(selector) {
  const original = globalThis.document.querySelector(selector);
  const place = original.cloneNode(false);
  place.removeAttribute('id');
  const children = globalThis.plainReact.describeChildren(original);
  globalThis.benchDrawing = { original, place, children };
}

async function draw(request) {
  const { original, place, children } = globalThis.benchDrawing;
  const start = performance.now();
  if (request !== null) await (await fetch(request.url, { headers: request.headers })).json();
  original.style.display = 'none';
  original.after(place);
  globalThis.plainReact.draw(place, children);
  await new Promise((resolve) => globalThis.requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

function clean() {
  const { original, place } = globalThis.benchDrawing;
  place.remove();
  original.style.display = '';
}

/**
 * The reference for what our screens draw: React alone draws the same markup, with the same styles, in the place of an
 * element of the page.
 * @param react text of the script (see buildPlainReact)
 * @param selector element whose content is drawn
 * @returns `draw(request)`, which fetches the data of `request`, if there is one, draws, waits for the next frame, and
 * resolves with the milliseconds from its begin; `clean()` takes the drawing away
 */
export async function preparePlainDrawing(page, react, selector) {
  // By the debugger: the page's policy for scripts does not apply to it.
  await page.evaluate(react);
  await page.evaluate(prepare, selector);
  return {
    draw: (request = null) => page.evaluate(draw, request),
    clean: () => page.evaluate(clean),
  };
}
