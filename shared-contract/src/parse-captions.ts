/** A text of the captions and its time in the video, in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Without tags; it can have several lines. */
  readonly text: string;
}

/**
 * Why a text is no captions. `header`: neither WebVTT nor SubRip; `time`: a line with an arrow but no two times; `order`:
 * a cue that ends before it starts, or starts before the cue above it; `empty`: no cues.
 */
export interface CaptionsFault {
  readonly kind: 'header' | 'time' | 'order' | 'empty';
  /** From 1; null when the fault is in no line. */
  readonly line: number | null;
}

export interface Captions {
  readonly cues: readonly Cue[];
  /** The first fault; null for captions that a player can show. */
  readonly fault: CaptionsFault | null;
}

/** Longest captions of a lesson, in characters. */
export const longestCaptions = 200_000;

const arrow = '-->';

/** Reads captions in WebVTT, or in SubRip. The time is linear in the length of the text. */
export function parseCaptions(text: string): Captions {
  const lines = linesOf(text);
  const begin = beginOf(lines);
  if (begin === null) return { cues: [], fault: { kind: 'header', line: 1 } };
  const cues: Cue[] = [];
  let lastStart = 0;
  let at = begin;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    at += 1;
    if (!line.includes(arrow)) {
      if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line)) at = endOfBlock(lines, at);
      continue;
    }
    const times = timesOf(line);
    if (times === null) return { cues, fault: { kind: 'time', line: at } };
    if (times.end <= times.start || times.start < lastStart) return { cues, fault: { kind: 'order', line: at } };
    lastStart = times.start;
    const end = endOfBlock(lines, at);
    const words = wordsOf(lines.slice(at, end).join('\n'));
    if (words !== '') cues.push({ start: times.start, end: times.end, text: words });
    at = end;
  }
  return { cues, fault: cues.length === 0 ? { kind: 'empty', line: null } : null };
}

/** Captions as WebVTT: SubRip gets the head and the times of WebVTT, line ends become `\n`. Other texts stay as they are. */
export function toWebVtt(text: string): string {
  const lines = linesOf(text);
  if (beginOf(lines) === null) return text;
  const body = lines.map((line) => (line.includes(arrow) ? webVttTimes(line) : line)).join('\n');
  return isWebVtt(lines) ? body : `WEBVTT\n\n${body.trimStart()}`;
}

/** Index of the cue at a second of the video: the last one that has started; -1 before the first one. */
export function cueIndexAt(cues: readonly Cue[], second: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

function isWebVtt(lines: readonly string[]): boolean {
  return /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
}

/** Index of the first line after the head; null when the text is neither WebVTT nor SubRip. */
function beginOf(lines: readonly string[]): number | null {
  if (isWebVtt(lines)) return endOfBlock(lines, 1);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return null;
  const number = lines[first] ?? '';
  const isSubRip = number.includes(arrow) || (/^\d+$/.test(number.trim()) && (lines[first + 1] ?? '').includes(arrow));
  return isSubRip ? first : null;
}

/** Index of the blank line, or of the line with times, that ends a block. */
function endOfBlock(lines: readonly string[], begin: number): number {
  let at = begin;
  while (at < lines.length && (lines[at] ?? '').trim() !== '' && !(lines[at] ?? '').includes(arrow)) at += 1;
  return at;
}

const timePattern = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** The times of a line: `00:01.000 --> 00:02.500 align:start`. Settings follow the second time. */
function timesOf(line: string): Pick<Cue, 'start' | 'end'> | null {
  const place = line.indexOf(arrow);
  const start = secondsOf(line.slice(0, place).trim());
  const end = secondsOf(
    line
      .slice(place + arrow.length)
      .trim()
      .split(/\s/, 1)[0] ?? '',
  );
  return start === null || end === null ? null : { start, end };
}

function secondsOf(time: string): number | null {
  const match = timePattern.exec(time);
  if (match === null) return null;
  const [, hours = '0', minutes = '', seconds = '', fraction = '0'] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  // One division, so that no fraction of a millisecond comes from additions.
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000;
}

/** A line with times as WebVTT writes it. A line that cannot be read stays as it is. */
function webVttTimes(line: string): string {
  const times = timesOf(line);
  if (times === null) return line;
  const afterArrow = line.slice(line.indexOf(arrow) + arrow.length).trim();
  const settings = afterArrow.slice((afterArrow.split(/\s/, 1)[0] ?? '').length).trim();
  // SubRip has coordinates there, which WebVTT does not know.
  const keptSettings = settings === '' || /^[XY]\d:/.test(settings) ? '' : ` ${settings}`;
  return `${webVttTime(times.start)} ${arrow} ${webVttTime(times.end)}${keptSettings}`;
}

function webVttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(milliseconds / 1000);
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** The words of a cue: a voice becomes `Ana: …`, other tags go. Each part of an expression ends at the next bracket. */
function wordsOf(text: string): string {
  return text
    .replace(/<v(?:\.[^<>\s]*)?[ \t]([^<>]*)>/g, (_tag, voice: string) => `${voice.trim()}: `)
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (entity, name: string) => characters[name] ?? entity)
    .trim();
}
