import { CellBook, type CellChange, type NewCellChange, type WrittenState } from './cell-book';

/** Lets the book go on after a write has ended. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/** A book whose writes end one by one, as the test says. */
function setUp() {
  const book = new CellBook();
  const sent: {
    readonly change: CellChange;
    readonly end: (state: WrittenState) => Promise<void>;
    lose(): Promise<void>;
  }[] = [];
  const write = (change: CellChange) =>
    new Promise<WrittenState>((resolve, reject) => {
      sent.push({
        change,
        end: (state) => {
          resolve(state);
          return settled();
        },
        lose: () => {
          reject(new Error('left'));
          return settled();
        },
      });
    });
  const save = (rowId: number, field: string, typed: unknown) => book.save(changeOf(rowId, field, typed), write);
  const typedBySent = () => sent.map(({ change }) => [change.rowId, change.typed]);
  const at = (index: number) => {
    const one = sent[index];
    if (one === undefined) throw new Error(`write ${index} was not sent`);
    return one;
  };
  return { book, save, typedBySent, at };
}

function changeOf(rowId: number, field: string, typed: unknown): NewCellChange {
  const values = { [field]: typed };
  return {
    key: `${rowId} ${field}`,
    rowId,
    field,
    language: null,
    typed,
    sent: values,
    after: values,
    before: { [field]: null },
    undo: { typed: null, sent: { [field]: null } },
    version: null,
  };
}

test('writes of one row wait for each other, those of other rows do not', async () => {
  const { book, save, typedBySent, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'rank', 'b');
  save(2, 'name', 'c');
  expect(typedBySent()).toEqual([
    [1, 'a'],
    [2, 'c'],
  ]);
  await at(0).end({ is: 'saved', change: at(0).change });
  expect(typedBySent().at(-1)).toEqual([1, 'b']);
  expect([book.at('1 name')?.is, book.at('1 rank')?.is]).toEqual(['saved', 'saving']);
});

test('a cell that was written again is saving until the last one has ended', async () => {
  const { book, save, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'name', 'b');
  await at(0).end({ is: 'refused', typed: 'a', text: 'Too short', isConflict: false });
  expect(book.at('1 name')).toEqual({ is: 'saving' });
  await at(1).end({ is: 'saved', change: at(1).change });
  expect(book.at('1 name')).toMatchObject({ is: 'saved', change: { typed: 'b' } });
});

test('what was not sent because the remote was left stands in its cells as refused', async () => {
  const { book, save, typedBySent, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'rank', 'b');
  await at(0).lose();
  expect(typedBySent()).toEqual([[1, 'a']]);
  expect(book.at('1 name')).toMatchObject({ is: 'refused', typed: 'a' });
  expect(book.at('1 rank')).toMatchObject({ is: 'refused', typed: 'b' });
  save(1, 'rank', 'c');
  expect(typedBySent().at(-1)).toEqual([1, 'c']);
});
