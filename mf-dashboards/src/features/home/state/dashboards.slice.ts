import {
  boardAnswerSchema,
  dashboardCalls,
  datasetsSchema,
  marksSchema,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

const client = 'authenticated';

export const boardSubject = 'dashboard-board';
export const marksSubject = 'dashboard-marks';

const readBoard = bodyOf(boardAnswerSchema);
const readMarks = bodyOf(marksSchema);
const readCatalogue = bodyOf(datasetsSchema);
export type Catalogue = ReturnType<typeof readCatalogue>;

/** What the home page shows around the numbers. */
export const dashboards = createCalls('dashboards/home', {
  /** Input: the language of the words. */
  catalogue: defineCall<{ lang: string }, Catalogue>({
    client,
    request: (query) => ({ call: dashboardCalls.listDatasets, query }),
    read: readCatalogue,
  }),
  board: defineCall<undefined, ReturnType<typeof readBoard>['data']>({
    client,
    shows: () => [boardSubject],
    request: () => ({ call: dashboardCalls.getBoard }),
    read: (answer) => readBoard(answer).data,
  }),
  marks: defineCall<undefined, ReturnType<typeof readMarks>['data']>({
    client,
    shows: () => [marksSubject],
    request: () => ({ call: dashboardCalls.listMarks }),
    read: (answer) => readMarks(answer).data,
  }),
  /** One data set as a file. */
  csv: defineCall<{ name: string; query: DatasetQuery; lang: string }, string>({
    client,
    mode: 'first',
    request: ({ name, query, lang }) => ({
      call: dashboardCalls.exportDataset,
      params: { name },
      query: { ...query, lang },
    }),
    read({ body }) {
      if (typeof body !== 'string') throw new AppError('BAD_ANSWER');
      return body;
    },
  }),
});
