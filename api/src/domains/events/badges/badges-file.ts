import type { badgeLayouts } from '@enlace/shared-contract/attendees';
import type { Locale } from '@enlace/shared-contract/text';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { createPdf } from '../../../infrastructure/pdf/create-pdf';
import { layouts, mm, placeOf } from './badge-layouts';
import { drawBadge, drawCutLines } from './draw-badge';
import type { Badge } from './find-badges';

export interface BadgesFile {
  readonly title: string;
  readonly badges: readonly Badge[];
  readonly layout: (typeof badgeLayouts)[number];
  readonly lang: Locale;
  readonly productName: string;
}

/**
 * A PDF with a badge for each person, as a stream: pages are sent while later ones are drawn. The letters in use are
 * embedded. Between two pages other requests get their turn.
 */
export async function badgesFile({ title, badges, layout: name, lang, productName }: BadgesFile): Promise<Readable> {
  const layout = layouts[name];
  const [width = 0, height = 0] = layout.page.map((length) => length * mm);
  const box = [layout.badge[0] * mm, layout.badge[1] * mm] as const;
  const doc = await createPdf({ title, lang, productName, size: [width, height] });
  const perPage = layout.columns * layout.rows;

  async function draw(): Promise<void> {
    for (const [index, badge] of badges.entries()) {
      if (doc.destroyed) return;
      const place = index % perPage;
      if (place === 0) {
        await setImmediate();
        doc.addPage();
      }
      const [x, y] = placeOf(layout, place);
      doc.save().translate(x, y);
      if (layout.isCut) drawCutLines(doc, box);
      drawBadge(doc, badge, title, box);
      doc.restore();
    }
    doc.end();
  }
  draw().catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))));
  return doc;
}
