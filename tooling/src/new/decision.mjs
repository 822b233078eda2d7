import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { create } from './files.mjs';

const folder = 'docs/decisions';

/** The next decision: `npm run new -- decision "One sentence"`. */
export async function newDecision(words) {
  const title = words.join(' ').trim();
  if (title === '') throw new Error('what is decided? npm run new -- decision "One sentence"');
  const before = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => parseInt(name, 10))
    : [];
  const number = String(Math.max(0, ...before.filter(Number.isFinite)) + 1).padStart(4, '0');
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain
    .replace(/^-+|-+$/g, '')
    .split('-')
    .slice(0, 8)
    .join('-');
  const path = `${folder}/${number}-${slug}.md`;
  await create(
    path,
    `# ${number} ${title}

## Context

What is so, with figures.

## Decision

What we do.

## Consequences

What becomes easier, what harder, and what would reopen it.
`,
  );
  return [`write ${path}`];
}
