import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sumBlockingTime } from './blocking-time.mjs';

const main = { pid: 1, tid: 1 };
const paint = (ms) => ({ ...main, ph: 'R', name: 'firstContentfulPaint', ts: ms * 1000 });
const wallOf = (events) => sumBlockingTime(events).wall;
/** A task from one millisecond to another. */
const task = (from, to, more = {}) => ({
  ...main,
  ph: 'X',
  name: 'ThreadControllerImpl::RunTask',
  ts: from * 1000,
  dur: (to - from) * 1000,
  ...more,
});

test('what tasks have beyond 50 ms counts, each task for itself', () => {
  const events = [paint(100), task(200, 280), task(300, 350), task(400, 520), task(600, 640)];
  assert.equal(wallOf(events), 30 + 70);
});

test('work before the first contentful paint does not count', () => {
  assert.equal(wallOf([task(0, 90), paint(100)]), 0);
  assert.equal(wallOf([task(0, 180), paint(100)]), 30);
  assert.equal(wallOf([task(60, 140), paint(100)]), 0);
});

test('tasks of other threads, and tasks inside of a task, do not count', () => {
  const events = [
    paint(100),
    task(200, 300),
    task(200, 295, { name: 'RunTask' }),
    task(200, 400, { tid: 2 }),
    task(200, 400, { pid: 2 }),
    task(200, 400, { name: 'FunctionCall' }),
  ];
  assert.equal(wallOf(events), 50);
});

test('work leaves out the time in which a task waits for the processor', () => {
  const events = [paint(100), task(200, 320, { tdur: 70_000 }), task(400, 520, { tdur: 40_000 }), task(600, 660)];
  assert.deepEqual(sumBlockingTime(events), { wall: 70 + 70 + 10, work: 20 + 10 });
});

test('older versions of Chromium name the task differently', () => {
  assert.equal(wallOf([paint(0), task(100, 200, { name: 'RunTask' })]), 50);
});

test('a trace without a paint is refused', () => {
  assert.throws(() => sumBlockingTime([task(0, 100)]), /no first contentful paint/);
});
