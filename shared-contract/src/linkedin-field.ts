import * as z from 'zod/mini';

const site = 'https://www.linkedin.com/';
/** An address of linkedin.com, with or without its scheme and the name of a country; a path is required. */
const linkedInAddress = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)?linkedin\.com\/+([^\s?#/][^\s?#]*)(?:[?#]\S*)?$/i;

/** One form of each address: `https://www.linkedin.com/in/ana`. Other texts are returned trimmed. */
function normaliseLinkedIn(text: string): string {
  const address = text.trim();
  const path = linkedInAddress.exec(address)?.[1];
  return path === undefined ? address : `${site}${path.split('/').filter(Boolean).join('/')}`;
}

/** The LinkedIn page of a person; empty means none. Hosts other than linkedin.com are refused. */
export const optionalLinkedIn = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(z.string(), z.transform(normaliseLinkedIn)),
      z.union([
        z.literal(''),
        z.string().check(
          z.maxLength(500),
          z.refine((address) => address.startsWith(site) && address.length > site.length, { error: 'linkedin' }),
        ),
      ]),
    ),
  ),
);
