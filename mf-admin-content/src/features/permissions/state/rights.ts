import {
  rightsCalls,
  rightsMatrixSchema,
  rightsOfPersonSchema,
  savedMatrixSchema,
  savedPersonRightsSchema,
  type SavePersonRights,
  type SaveRights,
} from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall, subjectOf, type CallSpec } from '@enlace/shared-data';
import { put } from '@enlace/shared-platform';

const client = 'authenticated';

interface PersonChange {
  readonly id: number;
  readonly change: SavePersonRights;
}

const readMatrix = dataOf(rightsMatrixSchema);
const readSavedMatrix = dataOf(savedMatrixSchema);
const readSaved = dataOf(savedPersonRightsSchema);

/** Returns the matrix after the change; it is shown immediately. */
const save: CallSpec<SaveRights, ReturnType<typeof readSavedMatrix>> = {
  mode: 'first',
  client,
  *perform(body, send) {
    const savedAnswer = readSavedMatrix(yield* send({ call: rightsCalls.saveRights, body: { ...body } }));
    yield put(rights.calls.matrix.replaced(undefined, savedAnswer));
    return savedAnswer;
  },
  changes: () => ['rights', 'roles'],
};

/** Returns the user's rights after the change; they are shown immediately. */
const saveOfPerson: CallSpec<PersonChange, ReturnType<typeof readSaved>> = {
  mode: 'first',
  client,
  *perform({ id, change }, send) {
    const body = { ...change };
    const savedAnswer = readSaved(yield* send({ call: rightsCalls.savePersonRights, params: { id }, body }));
    yield put(rights.calls.ofPerson.replaced(id, savedAnswer));
    return savedAnswer;
  },
  changes: ({ id }) => ['rights', subjectOf('users', id)],
};

/** Rights by role and by user, and their changes. */
export const rights = createCalls('adminContent/rights', {
  /** All roles, all rights, and their assignment. */
  matrix: defineCall({
    client,
    request: (_: undefined) => ({ call: rightsCalls.matrix }),
    read: readMatrix,
    shows: () => ['rights', 'roles'],
  }),
  /** The rights of a user by id, with their sources. */
  ofPerson: defineCall({
    client,
    request: (id: number) => ({ call: rightsCalls.rightsOfPerson, params: { id } }),
    read: dataOf(rightsOfPersonSchema),
    shows: (id) => ['rights', subjectOf('users', id), 'roles'],
  }),
  save,
  saveOfPerson,
});
