import { deletionsSchema, historyCalls } from '@enlace/shared-contract/admin';
import { createFakeApi, renderScreen } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { createOfficeCalls } from './office-calls';
import { useOfficeRead } from './use-office-calls';

const calls = createOfficeCalls('test');
const question = { call: historyCalls.getRemovals };

function Deletions() {
  const { status, data, error, again } = useOfficeRead(calls, question, deletionsSchema);
  return (
    <>
      <p>{`${status}, ${data === null ? 'no data' : `${data.data.length} rows`}, ${error?.code ?? 'no error'}`}</p>
      <button type="button" onClick={again}>
        Again
      </button>
    </>
  );
}

test('an answer in another form than expected is an error; a later one in the right form is shown', async () => {
  const api = createFakeApi({});
  const answers: unknown[] = [{ data: [{ id: 'seven' }] }, { data: [] }];
  api.answer(question.call, () => answers.shift());
  const { user } = renderScreen({ Component: Deletions, slices: [calls] }, { api });
  expect(await screen.findByText('rejected, no data, BAD_ANSWER')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('fulfilled, 0 rows, no error')).toBeInTheDocument();
});
