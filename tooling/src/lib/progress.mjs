const everyPlain = 5_000;

/** Seconds since a moment of `performance.now()`, as text: `12 s`. */
function secondsSince(start) {
  return `${Math.max(1, Math.round((performance.now() - start) / 1000))} s`;
}

/**
 * A line with the current activity and its duration: rewritten every second on a terminal, printed every five seconds
 * elsewhere. `detail()` returns the progress; `done()` prints a last line. Without a label (null), there is no
 * output.
 */
export function startProgress(label, detail = () => '', out = process.stdout) {
  if (label === null) return { done: () => undefined };
  const start = performance.now();
  const line = () => [`${label}… ${detail()}`.trim(), secondsSince(start)].join(detail() === '' ? ' ' : ', ');
  const draw = () => out.write(out.isTTY ? `\r\x1b[2K${line()}` : `${line()}\n`);
  out.write(out.isTTY ? `${label}…` : `${label}…\n`);
  const timer = setInterval(draw, out.isTTY ? 1_000 : everyPlain);
  return {
    done(result = 'done') {
      clearInterval(timer);
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${label}: ${result} (${secondsSince(start)})\n`);
    },
  };
}
