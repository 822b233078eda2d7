import { versionTag } from '@enlace/shared-contract/admin';
import { chapterMembers, chapters } from '@enlace/shared-contract/community';
import { buildViewer, guardText } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import {
  createApi,
  open,
  field,
  nowField,
  save,
  fillNewChapter,
  openConflict,
  address,
} from '../../testing/stages/chapters-form-stage';

// The browser knows hundreds of zones; twenty keep the test fast, and are too many for a plain select.
beforeEach(() => {
  const zones = Array.from({ length: 20 }, (_, index) => `America/City_${index}`);
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Bogota', ...zones]);
});

describe('adding a chapter', () => {
  test('a content editor adds one with its leaders and sees its record', async () => {
    const { api, user, where } = await open('/admin/chapters/new');
    await fillNewChapter(user);
    await user.type(nowField('Leaders'), 'avi');
    const searches = () => api.sent(chapterMembers.wire.list).map(({ query }) => query['search']);
    await waitFor(() => expect(searches()).toContain('avi'));
    await user.click(await screen.findByRole('option', { name: /Zoë/ }));
    await user.click(screen.getByRole('button', { name: 'Add chapter' }));

    expect(await screen.findByText('Medellín has been added.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Medellín' })).toBeInTheDocument();
    expect(where()).toBe('/admin/chapters/2');
    expect(api.sent(chapters.wire.add)).toHaveLength(1);
    expect(api.sent(chapters.wire.add)[0]?.body).toEqual({
      name: 'Medellín',
      city: 'Medellín',
      country_code: 'CO',
      timezone: 'America/Bogota',
      noindex: '0',
      nofollow: '0',
      attach_chapter_leaders: ['8'],
    });
  });

  test('what is missing is named before anything is sent, with a way to each field', async () => {
    const { api, user } = await open('/admin/chapters/new');
    await user.click(await screen.findByRole('button', { name: 'Add chapter' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name: This is needed.',
      'City: This is needed.',
      'Country: This is needed.',
      'Time zone: This is needed.',
    ]);
    await user.click(within(summary).getByRole('link', { name: /^City/ }));
    expect(await field('City')).toHaveFocus();
    expect(await field('City')).toBeInvalid();
    expect(await field('City')).toHaveAccessibleDescription('This is needed.');
    expect(api.sent(chapters.wire.add)).toHaveLength(0);
    await user.type(await field('City'), 'Cali');
    expect(await field('City')).toBeValid();
  });

  test('who may only edit does not get the form that adds', async () => {
    const viewer = buildViewer({ roles: ['allies'], permissions: ['chapters.edit'] });
    await open('/admin/chapters/new', createApi({ viewer }));
    expect(screen.getByText(guardText)).toBeInTheDocument();
  });
});

describe('editing a chapter', () => {
  test('sends what was changed and nothing else, with the version it was based on', async () => {
    const { api, user } = await open(address);
    const version = api.rows('chapters')[0]?.['updated_at'];
    await user.type(await field('City'), ' D.C.');
    expect(screen.getByText('Unsaved changes: City')).toBeInTheDocument();
    await save(user);
    expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    expect(api.sent(chapters.wire.edit)).toMatchObject([{ params: { id: 1 } }]);
    expect(api.sent(chapters.wire.edit)[0]?.body).toEqual({ city: 'Bogotá D.C.' });
    expect(api.sent(chapters.wire.edit)[0]?.ifMatch).toBe(versionTag(String(version)));
    expect(await field('City')).toHaveValue('Bogotá D.C.');
  });

  test('each language has its tab, and a missing translation is marked', async () => {
    const { api, user } = await open(address);
    expect(await screen.findByRole('tab', { name: 'Portuguese missing' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Spanish' }));
    expect(await field('Summary (Spanish)')).toHaveValue('Cada mes');
    await user.click(screen.getByRole('tab', { name: 'Portuguese missing' }));
    await user.type(await field('Summary (Portuguese)'), 'Todo mês');
    await save(user);
    await screen.findByText('Everything is saved');
    expect(api.sent(chapters.wire.edit)[0]?.body['translations']).toEqual({
      es: { summary: 'Cada mes' },
      pt: { summary: 'Todo mês' },
    });
  });

  describe('when somebody else saved meanwhile', () => {
    test('keeping mine saves what I changed over the newer record', async () => {
      const { api, user } = await openConflict();
      await user.click(screen.getByRole('button', { name: 'Keep mine' }));
      expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá mía', state: 'Cundinamarca' }]);
      expect(await field('State or province')).toHaveValue('Cundinamarca');
      expect(screen.queryByText(/changed this meanwhile/)).not.toBeInTheDocument();
    });
  });

  describe('with unsaved changes', () => {
    test('a link asks first, and staying keeps them', async () => {
      const { user, where } = await open(address);
      await user.type(await field('City'), '!');
      await user.click(screen.getByRole('link', { name: 'Chapters' }));
      const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
      expect(dialog).toHaveTextContent('What you changed would be lost: City.');
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(where()).toBe(address);
      expect(await field('City')).toHaveValue('Bogotá!');
    });
  });

  test('a window that was closed comes back with what was unsaved', async () => {
    const first = await open(address);
    await first.user.type(await field('City'), ' querida');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const { user } = await open(address);
    expect(await field('City')).toHaveValue('Bogotá querida');
    expect(screen.getByText('What you had not saved is back.')).toBeInTheDocument();
    await save(user);
    await screen.findByText('Everything is saved');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('a chapter that is not there says so', async () => {
    await open('/admin/chapters/99');
    expect(await screen.findByRole('heading', { name: 'This record is not here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/admin/chapters');
  });

  test('who may not edit this chapter sees no form', async () => {
    const api = createApi();
    api.change('chapters', 1, { abilities: { edit: false, remove: false } });
    await open(address, api);
    expect(await screen.findByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });
});
