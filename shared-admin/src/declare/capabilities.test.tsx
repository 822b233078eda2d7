import { historyCalls } from '@enlace/shared-contract/admin';
import { news } from '@enlace/shared-contract/editorial';
import { definePages } from '@enlace/shared-contract/platform';
import type { ResourceCapability } from '@enlace/shared-contract/resources';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildArticle, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { officePage } from '../testing/tags-office';
import { adminTexts } from '../texts';
import { adminScreens } from './admin-screens';
import { createAdmin } from './create-admin';

const en = {
  title: 'News',
  add: 'Add article',
  search: 'Search news',
  count_one: '{count} article',
  count_other: '{count} articles',
  none: { title: 'No news yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { title: 'Title' },
};
const same = () => Promise.resolve({ texts: en });
const pages = definePages([
  officePage('news-list', '/admin/news', 'News'),
  officePage('news-edit', '/admin/news/:id', 'Edit article'),
]);
const deletion = {
  id: 4,
  resource: 'news',
  row_id: 9,
  label: 'Ayer',
  at: '2029-01-01T10:00:00.000Z',
  until: '2099-01-01T10:00:00.000Z',
};

async function open(address: string, capabilities: Partial<Record<ResourceCapability, false>> = {}) {
  const admin = createAdmin('test').resource({
    contract: { ...news, capabilities: { ...news.capabilities, ...capabilities } },
    texts: defineTexts('test', en, { es: same, pt: same }),
    columns: [{ name: 'title' }],
    sections: { main: [{ name: 'title', type: 'text' }] },
    hides: ['summary', 'body', 'featured_image', 'language', 'author_id', 'published_at'],
  });
  const screens = adminScreens('news', () => Promise.resolve({ admin }), ['list', 'edit']);
  const features = [defineFeature({ id: 'news', screens })];
  const api = createFakeApi({ news: [buildArticle({ id: 1, title: 'Una noche' })] });
  api.answer(historyCalls.getRemovals, () => ({ data: [deletion] }));
  await renderRemote(defineRemote({ id: 'mf-test', texts: [adminTexts], features }), pages, address, { api });
  const isList = /news($|\?)/.test(address);
  await (isList ? screen.findByText('Una noche') : screen.findByRole('heading', { level: 1, name: 'Una noche' }));
  return api;
}

interface Sign {
  readonly address: string;
  /** Waits for the rest of the screen at `address`. */
  readonly waitForRest: () => Promise<HTMLElement>;
  /** Shows the capability on the screen at `address`. */
  readonly find: () => Promise<HTMLElement>;
  readonly query: () => HTMLElement | null;
}

const findRow = () => screen.findByText('Una noche');
const findForm = () => screen.findByLabelText(/^Title/);

function signOf(address: string, role: string, name: RegExp, waitForRest = findRow): Sign {
  return {
    address,
    waitForRest,
    find: () => screen.findByRole(role, { name }),
    query: () => screen.queryByRole(role, { name }),
  };
}

const signs: Readonly<Record<ResourceCapability, Sign>> = {
  import: signOf('/admin/news', 'button', /^Import$/),
  bulk: signOf('/admin/news', 'checkbox', /Una noche/),
  undo: signOf('/admin/news', 'button', /^Undo$/),
  trash: signOf('/admin/news', 'button', /^Trash$/),
  history: signOf('/admin/news/1?panel=history', 'tab', /^History$/, findForm),
  drafts: signOf('/admin/news/1', 'region', /^Publication$/, findForm),
};

describe.each(Object.entries(signs))('the capability %s', (name, { address, waitForRest, find, query }) => {
  test('shows where the contract has it', async () => {
    await open(address);
    expect(await find()).toBeInTheDocument();
  });

  test('shows nowhere without it', async () => {
    await open(address, { [name]: false });
    await waitForRest();
    expect(query()).not.toBeInTheDocument();
  });
});

test('without undo, deletions are not requested', async () => {
  const api = await open('/admin/news', { undo: false });
  expect(api.sent(historyCalls.getRemovals)).toHaveLength(0);
});

test('an address of the trash shows the list of a resource without a trash', async () => {
  const api = await open('/admin/news?trashed=only', { trash: false });
  expect(api.sent(news.wire.list)[0]?.query).not.toHaveProperty('trashed');
});
