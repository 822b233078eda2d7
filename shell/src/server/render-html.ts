import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

/**
 * Renders a tree with everything it waits for, and the styles it needs. Rejects when anything in it throws: a page with
 * a hole is not served.
 */
export async function renderHtml(tree: ReactNode): Promise<{ readonly html: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  const problems: unknown[] = [];
  try {
    const { prelude } = await prerender(sheet.collectStyles(tree), {
      // Never put off a part with a script that would move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void problems.push(error),
    });
    const html = await new Response(prelude).text();
    if (problems.length > 0) throw problems[0];
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
