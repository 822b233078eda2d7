import { perks as contract } from '@enlace/shared-contract/partners';
import { buildMemberPerk, createFakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { offers, open } from '../../testing/stages/perks-stage';

test('shows the photographs of a perk in their order, and no drawing', async () => {
  const uploadedPicture = (name: string) => ({ url: `/api/v2/files/${name}/800.jpg`, alt: name });
  const pictures = [uploadedPicture('Mesa'), { url: '/api/v2/art/jobs/x.svg', alt: 'Drawn' }, uploadedPicture('Aula')];
  const api = createFakeApi({
    jefa_perks: [buildMemberPerk({ id: 1, gallery_featured_images: pictures })],
    perks: [],
  });
  await open(api);
  const images = await screen.findAllByRole('img', { name: /Mesa|Aula|Drawn/ });
  expect(images.map((one) => one.getAttribute('alt'))).toEqual(['Mesa', 'Aula']);
});

test('in another order each ticket says what it is for', async () => {
  await open(offers(), 'en', '/perks?sort=newest');
  expect(await screen.findByText('Tools · Until further notice')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Curso' })).toBeInTheDocument();
});

test('one half that cannot be loaded leaves the other', async () => {
  const api = offers();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open(api, 'pt');
  expect(await screen.findByText('A year free')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 empresas')).toBeInTheDocument();
});
