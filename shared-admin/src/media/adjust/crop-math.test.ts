import {
  growCrop,
  isWhole,
  moveCrop,
  moveFocus,
  nextTurn,
  shapeCrop,
  spanCrop,
  turnCrop,
  turnFocus,
  wholeCrop,
} from './crop-math';

const wide = { width: 400, height: 200 };
const quarter = { x: 0, y: 0, width: 0.25, height: 0.5 };

const shapeOf = (crop: { width: number; height: number }, size = wide) =>
  (crop.width * size.width) / (crop.height * size.height);

test('a shape is the largest around the middle, within the picture', () => {
  expect(shapeCrop(wholeCrop, wide, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  for (const ratio of [1, 16 / 9, 1.91, 0.2, 9]) {
    const crop = shapeCrop({ x: 0.7, y: 0.6, width: 0.3, height: 0.4 }, wide, ratio);
    expect(shapeOf(crop)).toBeCloseTo(ratio);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1.0001);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1.0001);
    expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
  }
  expect(shapeCrop(quarter, wide, null)).toBe(quarter);
});

test('a frame stays within the picture however it is moved, grown or dragged', () => {
  expect(moveCrop(quarter, -1, 5)).toEqual({ ...quarter, y: 0.5 });
  expect(growCrop(quarter, 5, 5, wide, null)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(shapeOf(growCrop(quarter, 0.1, 0, wide, 1))).toBeCloseTo(1);
  const draggedCrop = spanCrop({ x: 0.5, y: 0.5 }, { x: -3, y: 0.4 }, wide, 1);
  expect(shapeOf(draggedCrop)).toBeCloseTo(1);
  expect(draggedCrop.x).toBeCloseTo(0.25);
  expect(draggedCrop.y).toBeGreaterThanOrEqual(0);
  expect(spanCrop({ x: 0.2, y: 0.2 }, { x: 0.8, y: 0.6 }, wide, null)).toEqual({
    x: 0.2,
    y: 0.2,
    width: expect.closeTo(0.6),
    height: expect.closeTo(0.4),
  });
});

test('four turns are none, for the picture, the frame and the point', () => {
  let [turn, crop, focus] = [
    0 as ReturnType<typeof nextTurn>,
    { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
    { x: 0.1, y: 0.9 },
  ];
  const before = { crop, focus };
  for (let quarter = 0; quarter < 4; quarter += 1)
    [turn, crop, focus] = [nextTurn(turn, 1), turnCrop(crop, 1), turnFocus(focus, 1)];
  expect(turn).toBe(0);
  expect(crop.x).toBeCloseTo(before.crop.x);
  expect(crop.height).toBeCloseTo(before.crop.height);
  expect(focus.y).toBeCloseTo(before.focus.y);
  expect(turnCrop(turnCrop(quarter, 1), -1)).toEqual(quarter);
  expect(nextTurn(0, -1)).toBe(270);
});

test('the point stays in the picture, and the whole is known', () => {
  expect(moveFocus({ x: 0.95, y: 0.5 }, 0.1, -0.6)).toEqual({ x: 1, y: 0 });
  expect([isWhole(wholeCrop), isWhole(quarter)]).toEqual([true, false]);
});
