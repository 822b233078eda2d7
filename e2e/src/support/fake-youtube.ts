import type { BrowserContext } from '@playwright/test';

/**
 * Answers YouTube's player frame in a browser context: it plays by a clock of its own and speaks the messages of the
 * real player. The real one cannot be reached by tests.
 */
export async function fakeYoutube(context: BrowserContext): Promise<string[]> {
  const addresses: string[] = [];
  await context.route('https://www.youtube-nocookie.com/embed/**', async (route) => {
    addresses.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: player });
  });
  return addresses;
}

const player = `<!doctype html><title>Player</title><body style="background:#222;color:#fff;font:2rem sans-serif">
<p id="time"></p><script>
const query = new URLSearchParams(location.search);
let time = Number(query.get('start')), rate = 1, isPlaying = true, captions = false, volume = 100;
const duration = 120;
const post = (message) => parent.postMessage(JSON.stringify(message), query.get('origin'));
const info = () => ({ currentTime: time, duration, playerState: time >= duration ? 0 : isPlaying ? 1 : 2, playbackRate: rate, volume });
const show = () => { document.getElementById('time').textContent = Math.floor(time) + ' s, ' + rate + 'x, volume ' + volume + (captions ? ', captions' : ''); };
let isHeard = false;
setInterval(() => {
  if (isPlaying && time < duration) time = Math.min(duration, time + 0.25 * rate);
  show();
  if (isHeard) post({ event: 'infoDelivery', info: info() });
}, 250);
addEventListener('message', ({ data, origin }) => {
  if (origin !== query.get('origin')) return;
  const { event, func, args } = JSON.parse(data);
  if (event === 'listening') { isHeard = true; post({ event: 'onReady' }); post({ event: 'initialDelivery', info: info() }); }
  if (func === 'playVideo') isPlaying = true;
  if (func === 'pauseVideo') isPlaying = false;
  if (func === 'seekTo') time = args[0];
  if (func === 'setPlaybackRate') rate = args[0];
  if (func === 'setVolume') volume = args[0];
  if (func === 'loadModule') captions = true;
  if (func === 'unloadModule') captions = false;
  show();
  post({ event: 'infoDelivery', info: info() });
});
</script>`;
