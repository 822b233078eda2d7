import { chapters } from '@enlace/shared-contract/community';
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
  test("the server's errors land on their fields, and nothing that was written is lost", async () => {
    const api = createApi();
    api.fail(chapters.wire.add, 'VALIDATION_FAILED', {
      userMessage: 'Please check the form.',
      fields: { name: ['There is a chapter of this name.'], attach_chapter_leaders: ['She is not a member any more.'] },
    });
    const { user } = await open('/admin/chapters/new', api);
    await fillNewChapter(user);
    await user.click(screen.getByRole('button', { name: 'Add chapter' }));
    expect(await screen.findByRole('link', { name: 'Name: There is a chapter of this name.' })).toBeInTheDocument();
    expect(await field('Name')).toHaveAccessibleDescription('There is a chapter of this name.');
    expect(await field('Name')).toHaveValue('Medellín');
    expect(nowField('Leaders')).toHaveAccessibleDescription(/She is not a member any more/);
    expect(nowField('Country')).toHaveValue('CO');

    await user.type(await field('Name'), ' Norte');
    await user.click(screen.getByRole('button', { name: 'Add chapter' }));
    expect(await screen.findByText('Medellín Norte has been added.')).toBeInTheDocument();
  });

  test('a failure of the server keeps everything and says so', async () => {
    const api = createApi();
    api.fail(chapters.wire.add, 'UNAVAILABLE');
    const { user } = await open('/admin/chapters/new', api);
    await fillNewChapter(user);
    await user.click(screen.getByRole('button', { name: 'Add chapter' }));
    expect(await screen.findByText(/Everything you wrote is still here/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(await field('Name')).toHaveValue('Medellín');
  });

  test('a double click adds one chapter', async () => {
    const api = createApi();
    const { user } = await open('/admin/chapters/new', api);
    await fillNewChapter(user);
    const release = api.hold(chapters.wire.add);
    const button = screen.getByRole('button', { name: 'Add chapter' });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await screen.findByText('Medellín has been added.');
    expect(api.sent(chapters.wire.add)).toHaveLength(1);
  });
});

describe('editing a chapter', () => {
  test('shows what was saved while the record is asked for again, and when that fails', async () => {
    const { api, user } = await open(address);
    await user.type(await field('City'), ' D.C.');
    const release = api.hold(chapters.wire.get);
    await save(user);
    await screen.findByText('Everything is saved');
    expect(nowField('City')).toHaveValue('Bogotá D.C.');
    api.fail(chapters.wire.get, 'UNAVAILABLE');
    release();
    await waitFor(() => expect(api.sent(chapters.wire.get)).toHaveLength(2));
    expect(nowField('City')).toHaveValue('Bogotá D.C.');
    await user.type(nowField('City'), '!');
    await save(user);
    await waitFor(() => expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá D.C.!' }]));
  });

  test('attaches and detaches leaders by the difference', async () => {
    const { api, user } = await open(address);
    await user.click(await screen.findByRole('button', { name: 'Remove Ana Luíza Conceição' }));
    await user.click(nowField('Leaders'));
    await user.click(await screen.findByRole('option', { name: /Zoë/ }));
    await save(user);
    await screen.findByText('Everything is saved');
    expect(api.sent(chapters.wire.edit)[0]?.body).toMatchObject({
      attach_chapter_leaders: ['8'],
      detach_chapter_leaders: ['7'],
    });
    expect(api.rows('chapters')[0]?.['chapter_leaders']).toMatchObject([{ id: 8 }]);
  });

  test('an error in another language opens its tab', async () => {
    const api = createApi();
    api.fail(chapters.wire.edit, 'VALIDATION_FAILED', { fields: { 'translations.pt.summary': ['Too long.'] } });
    const { user } = await open(address, api);
    await user.type(await field('City'), '!');
    await save(user);
    expect(await field('Summary (Portuguese)')).toHaveAccessibleDescription('Too long.');
  });

  test('an emptied list reaches the server as empty', async () => {
    const { api, user } = await open(address);
    await user.click(await screen.findByText('Article'));
    await user.clear(await field('Tags of the article'));
    await save(user);
    await screen.findByText('Everything is saved');
    expect(api.sent(chapters.wire.edit)[0]?.body).toMatchObject({ openGraph_article_tags: [] });
  });

  test('Ctrl+S saves', async () => {
    const { user } = await open(address);
    await user.type(await field('City'), '!');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
  });

  describe('when somebody else saved meanwhile', () => {
    test('a record that was deleted meanwhile keeps what was typed and leads to the trash', async () => {
      const { api, user } = await open(address);
      await user.type(await field('City'), ' mía');
      api.fail(chapters.wire.edit, 'NOT_FOUND');
      await save(user);
      expect(await screen.findByText('This record was deleted meanwhile')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Open the trash in a new tab' })).toHaveAttribute(
        'href',
        '/admin/chapters?trashed=only',
      );
      expect(await field('City')).toHaveValue('Bogotá mía');
    });

    test('a form without a connection names the connection, and is saved once it is back', async () => {
      const { api, user } = await open(address);
      await user.type(await field('City'), ' mía');
      api.fail(chapters.wire.edit, 'NETWORK');
      await save(user);
      expect(await screen.findByText(/Check your connection, then save again/)).toBeInTheDocument();
      await save(user);
      expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá mía' }]);
    });

    test('a right that was lost meanwhile keeps what was typed and says so', async () => {
      const { api, user } = await open(address);
      await user.type(await field('City'), ' mía');
      api.fail(chapters.wire.edit, 'FORBIDDEN');
      await save(user);
      expect(await screen.findByText(/Your rights have changed: ask an admin/)).toBeInTheDocument();
      expect(await field('City')).toHaveValue('Bogotá mía');
    });

    test('choosing theirs for a field saves the rest of mine', async () => {
      const { api, user } = await openConflict();
      await user.click(screen.getByRole('radio', { name: /Theirs \(Ana Ruiz\)\s*Bogotá suya/ }));
      await user.click(screen.getByRole('button', { name: 'Save the merge' }));
      expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá suya', state: 'Cundinamarca' }]);
    });

    test('what does not contradict is merged without a question', async () => {
      const { api, user } = await open(address);
      await user.type(await field('City'), ' mía');
      api.change('chapters', 1, { state: 'Cundinamarca' });
      await save(user);
      expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá mía', state: 'Cundinamarca' }]);
    });

    test('Save changes saves the chosen values, too', async () => {
      const { api, user } = await openConflict();
      await user.click(screen.getByRole('radio', { name: /Theirs/ }));
      await save(user);
      expect(await screen.findByText('Bogotá has been saved.')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá suya' }]);
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await field('City')).toHaveValue('Bogotá mía');
    });

    test('taking theirs replaces only the fields that both changed, and can be undone', async () => {
      const { api, user } = await open(address);
      await user.type(await field('City'), ' mía');
      await user.type(await field('Website'), 'https://bogota.example.org');
      api.change('chapters', 1, { city: 'Bogotá suya' });
      await save(user);
      await user.click(await screen.findByRole('button', { name: 'Take theirs for this field' }));
      await waitFor(async () => expect(await field('City')).toHaveValue('Bogotá suya'));
      expect(await field('Website')).toHaveValue('https://bogota.example.org');
      expect(screen.queryByText(/changed this meanwhile/)).not.toBeInTheDocument();
      expect(await screen.findByText('Your value was replaced: City.')).toBeInTheDocument();
      expect(api.sent(chapters.wire.edit)).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await field('City')).toHaveValue('Bogotá mía');
      expect(screen.queryByText('Your value was replaced: City.')).not.toBeInTheDocument();
      await save(user);
      expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
      expect(api.rows('chapters')).toMatchObject([{ city: 'Bogotá mía', website: 'https://bogota.example.org' }]);
    });
  });

  describe('with unsaved changes', () => {
    test('leaving on purpose leaves, and forgets them', async () => {
      const { user, where } = await open(address);
      await user.type(await field('City'), '!');
      await user.click(screen.getByRole('link', { name: 'Chapters' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(where()).toBe('/admin/chapters'));
      await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
      expect(await field('City')).toHaveValue('Bogotá');
    });

    test('closing the window asks first, and only then', async () => {
      const { user } = await open(address);
      const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      await field('City');
      expect(leave()).toBe(false);
      await user.type(await field('City'), '!');
      expect(leave()).toBe(true);
    });

    test('the back button keeps them as a draft', async () => {
      const { user } = await open('/admin/chapters');
      await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
      await user.type(await field('City'), ' querida');
      window.history.back();
      await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
      expect(await field('City')).toHaveValue('Bogotá querida');
      await user.click(screen.getByRole('button', { name: 'Discard it' }));
      expect(await field('City')).toHaveValue('Bogotá');
    });
  });

  test('the list is found again where it was left', async () => {
    const { user, where } = await open('/admin/chapters?sort=name&order=asc');
    await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
    await field('City');
    await user.click(screen.getByRole('link', { name: 'Chapters' }));
    await waitFor(() => expect(where()).toBe('/admin/chapters?sort=name&order=asc'));
  });
});
