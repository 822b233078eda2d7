import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

import { compactStyles } from './compact-styles';

/**
 * Renders a tree with all its pending parts and its styles. Rejects when a part throws: an incomplete page is not
 * served.
 */
export async function renderHtml(tree: ReactNode): Promise<{ readonly html: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  const problems: unknown[] = [];
  try {
    const { prelude } = await prerender(sheet.collectStyles(tree), {
      // No part may come later with a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void problems.push(error),
    });
    const html = await new Response(prelude).text();
    if (problems.length > 0) throw problems[0];
    return { html, styles: compactStyles(sheet.getStyleTags(), html) };
  } finally {
    sheet.seal();
  }
}
