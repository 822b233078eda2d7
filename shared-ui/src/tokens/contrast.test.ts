import { palette, type ColorName } from './palette';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;
const softs = [
  'neutralSoft',
  'guavaSoft',
  'marigoldSoft',
  'tealSoft',
  'plumSoft',
  'successSoft',
  'warningSoft',
  'dangerSoft',
] as const;
const onGround = (text: ColorName) => grounds.map((ground) => [text, ground] as const);

const readable: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...(['ink', 'inkSoft', 'link', 'primary', 'danger'] as const).flatMap(onGround),
  ...(['guavaInk', 'marigoldInk', 'tealInk', 'plumInk', 'successInk', 'warningInk', 'dangerInk'] as const).flatMap(
    onGround,
  ),
  ...softs.map((soft) => ['ink', soft] as const),
  ['neutralInk', 'neutralSoft'],
  ['guavaInk', 'guavaSoft'],
  ['marigoldInk', 'marigoldSoft'],
  ['tealInk', 'tealSoft'],
  ['plumInk', 'plumSoft'],
  ['successInk', 'successSoft'],
  ['warningInk', 'warningSoft'],
  ['dangerInk', 'dangerSoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onInverse', 'inverse'],
  ['onInverseSoft', 'inverse'],
];

const visible: readonly (readonly [mark: ColorName, ground: ColorName])[] = [
  ...(['lineStrong', 'focus', 'teal', 'plum', 'guava'] as const).flatMap(onGround),
  ...softs.map((soft) => ['focus', soft] as const),
  ['marigold', 'inverse'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s colours', (_, index) => {
  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text][index], palette[ground][index])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('%s can be seen on %s', (mark, ground) => {
    expect(contrast(palette[mark][index], palette[ground][index])).toBeGreaterThanOrEqual(3);
  });
});
