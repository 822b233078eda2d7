import { signedIn, wire } from '@enlace/shared-contract';
import { createFakeApi, renderScreen } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';

import { createOfficeCalls } from './office-calls';
import { useOfficeRead } from './use-office-calls';

const calls = createOfficeCalls('test');
const question = { call: wire.get('/api/v2/figures', signedIn) };
const figuresSchema = z.object({ data: z.object({ count: z.number() }) });

function Figures() {
  const { status, data, error, again } = useOfficeRead(calls, question, figuresSchema);
  return (
    <>
      <p>{`${status} ${data?.data.count ?? 'nothing'} ${error?.code ?? 'no error'}`}</p>
      <button type="button" onClick={again}>
        Again
      </button>
    </>
  );
}

test('an answer in another form than expected is an error; a later one in the right form is shown', async () => {
  const api = createFakeApi({});
  const answers: unknown[] = [{ data: { count: 'many' } }, { data: { count: 7 } }];
  api.answer(question.call, () => answers.shift());
  const { user } = renderScreen({ Component: Figures, slices: [calls] }, { api });
  expect(await screen.findByText('rejected nothing BAD_ANSWER')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('fulfilled 7 no error')).toBeInTheDocument();
});
