import { CellBook, type CellChange, type NewCellChange, type WrittenState } from './cell-book';

/** Lets the book continue after a write has ended. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/** A book whose writes end one by one, under control of the test. */
function setUp() {
  const book = new CellBook();
  const sentChanges: {
    readonly change: CellChange;
    readonly end: (state: WrittenState) => Promise<void>;
    lose(): Promise<void>;
  }[] = [];
  const write = (change: CellChange) =>
    new Promise<WrittenState>((resolve, reject) => {
      sentChanges.push({
        change,
        end: (state) => {
          resolve(state);
          return settle();
        },
        lose: () => {
          reject(new Error('left'));
          return settle();
        },
      });
    });
  const save = (rowId: number, field: string, value: unknown) => book.save(changeOf(rowId, field, value), write);
  const valuesByRow = () => sentChanges.map(({ change }) => [change.rowId, change.editorValue]);
  const at = (index: number) => {
    const one = sentChanges[index];
    if (one === undefined) throw new Error(`write ${index} was not sent`);
    return one;
  };
  return { book, save, valuesByRow, at };
}

function changeOf(rowId: number, field: string, value: unknown): NewCellChange {
  const values = { [field]: value };
  return {
    key: `${rowId} ${field}`,
    rowId,
    field,
    language: null,
    editorValue: value,
    wireValues: values,
    after: values,
    before: { [field]: null },
    undo: { editorValue: null, wireValues: { [field]: null } },
    version: null,
  };
}

test('writes of one row wait for each other, those of other rows do not', async () => {
  const { book, save, valuesByRow, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'rank', 'b');
  save(2, 'name', 'c');
  expect(valuesByRow()).toEqual([
    [1, 'a'],
    [2, 'c'],
  ]);
  await at(0).end({ is: 'saved', change: at(0).change });
  expect(valuesByRow().at(-1)).toEqual([1, 'b']);
  expect([book.at('1 name')?.is, book.at('1 rank')?.is]).toEqual(['saved', 'saving']);
});

test('a cell that was written again is saving until the last one has ended', async () => {
  const { book, save, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'name', 'b');
  await at(0).end({ is: 'refused', editorValue: 'a', text: 'Too short', isConflict: false });
  expect(book.at('1 name')).toEqual({ is: 'saving' });
  await at(1).end({ is: 'saved', change: at(1).change });
  expect(book.at('1 name')).toMatchObject({ is: 'saved', change: { editorValue: 'b' } });
});

test('what was not sent because the remote was left stands in its cells as refused', async () => {
  const { book, save, valuesByRow, at } = setUp();
  save(1, 'name', 'a');
  save(1, 'rank', 'b');
  await at(0).lose();
  expect(valuesByRow()).toEqual([[1, 'a']]);
  expect(book.at('1 name')).toMatchObject({ is: 'refused', editorValue: 'a' });
  expect(book.at('1 rank')).toMatchObject({ is: 'refused', editorValue: 'b' });
  save(1, 'rank', 'c');
  expect(valuesByRow().at(-1)).toEqual([1, 'c']);
});
