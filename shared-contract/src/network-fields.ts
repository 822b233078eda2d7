import * as z from 'zod/mini';

import { cleanLine } from './clean-text';

/**
 * The page of a person or an organisation on one site; empty means none. Other hosts are refused, with the name of the
 * site as message. Each address gets one form: `https://www.linkedin.com/in/ana`. Hosts of countries, languages and
 * phones are taken too.
 */
function networkPage(name: 'linkedin' | 'github' | 'instagram') {
  const site = `https://${name === 'github' ? '' : 'www.'}${name}.com/`;
  /** With or without its scheme; a path is required. */
  const pattern = new RegExp(
    `^(?:https?://)?(?:(?:www|m|\\w\\w(?:-\\w\\w)?)\\.)?${name}\\.com/+([^\\s?#/][^\\s?#]*)(?:[?#]\\S*)?$`,
    'i',
  );
  return z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => cleanLine(text).replace(pattern, `${site}$1`).replace(/\/$/, '')),
        ),
        z.union([z.literal(''), z.string().check(z.maxLength(500), z.regex(pattern, { error: name }))]),
      ),
    ),
  );
}

export const optionalLinkedIn = networkPage('linkedin');
export const optionalGitHub = networkPage('github');
export const optionalInstagram = networkPage('instagram');
