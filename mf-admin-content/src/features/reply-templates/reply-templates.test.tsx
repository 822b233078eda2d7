import { replyTemplates } from '@enlace/shared-contract/forms';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

test('a template is written for one form, in three languages', async () => {
  const api = createFakeApi({ reply_templates: [] });
  const { user } = await renderRemote(remote, pages, '/admin/inbox/templates/new', { api });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Welcome');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Only for/ }), 'Interview');
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'About {{reference}');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Hello');
  await user.click(screen.getAllByRole('tab', { name: /^Spanish/ })[0] ?? document.body);
  await user.type(screen.getByRole('textbox', { name: 'Subject (Spanish)' }), 'Sobre {{reference}');
  await user.click(screen.getByRole('button', { name: 'Add template' }));
  expect(await screen.findByText('Welcome has been added.')).toBeInTheDocument();
  expect(api.sent(replyTemplates.wire.add)[0]?.body).toMatchObject({
    name: 'Welcome',
    kind: 'press_interview',
    subject: 'About {reference}',
    translations: { es: { subject: 'Sobre {reference}' } },
  });
});
