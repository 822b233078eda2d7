import type { OpenApi } from './open-api';

/** The documentation as a page without scripts and styles, so that the strictest policy allows it. */
export function docsPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = api.tags.map(({ name }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => {
        const body = operation.requestBody === undefined ? '' : details('Body', operation.requestBody);
        const query = operation.parameters.map((one) => `<code>${escape(one.name)}</code>`).join(', ');
        return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(operation.summary)}</td><td>${escape(operation.description)}</td><td>${query}</td><td>${body}${details('Answers', operation.responses)}</td></tr>`;
      });
    return `<section><h2 id="${escape(name)}">${escape(name)}</h2><table border="1" cellpadding="6"><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What</th><th scope="col">Who</th><th scope="col">Parameters</th><th scope="col">Shapes</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
  });
  const links = api.tags.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(api.info.title)}</title></head><body><main><h1>${escape(api.info.title)}</h1><p>${escape(api.info.description)} The same as data: <a href="/api/docs/openapi.json">openapi.json</a>.</p><nav aria-label="Groups"><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

function details(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
