import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { buildViewer } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import { open } from '../../../testing/stages/job-stage';

const viewer = buildViewer({ roles: ['latinas'] });
const job = { apply_url: 'https://careers.example.com/datos' };
const question = 'Did you apply at Ceiba Software?';

/** The member comes back to this tab. */
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('a member who comes back from the page of the company is asked, and a yes is stored', async () => {
  const { api, user } = await open(job, { viewer });
  const link = await screen.findByRole('link', { name: 'Apply at Ceiba Software' });
  expect(link).toHaveAttribute('target', '_blank');
  await comeBack();
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await comeBack();
  expect(screen.getByRole('group', { name: question })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  await user.click(link);
  await comeBack();
  await user.click(screen.getByRole('button', { name: 'Yes, I have applied' }));
  expect(await screen.findByText(/^Applied on /)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your applications' })).toHaveAttribute(
    'href',
    '/my/applications?kind=elsewhere',
  );
  expect(api.sent(applicationCalls.markAppliedElsewhere).map(({ params }) => params)).toEqual([{ id: 1 }]);
});

test('a member who is not interested is not asked again, and a visitor never', async () => {
  const { user, unmount } = await open(job, { viewer });
  const link = await screen.findByRole('link', { name: 'Apply at Ceiba Software' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await comeBack();
  await user.click(screen.getByRole('button', { name: 'I am no longer interested' }));
  await user.click(link);
  await comeBack();
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  unmount();
  const page = await open(job);
  const visitorLink = await screen.findByRole('link', { name: 'Apply at Ceiba Software' });
  visitorLink.addEventListener('click', (event) => event.preventDefault());
  await page.user.click(visitorLink);
  await comeBack();
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});
