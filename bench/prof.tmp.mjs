import { readFileSync } from 'node:fs';
import inspector from 'node:inspector';
import { loadServer } from './src/servers/load.mjs';
import { startServer } from './src/servers/server-process.mjs';
import { browserHeaders as headers, fetchPacked } from './src/servers/weigh-page.mjs';
process.env.NODE_OPTIONS='--import /work/look/profhook.mjs';
const gw = await startServer('gateway/dist/main.mjs', (url) => ({ PUBLIC_URL: url, DATABASE_URL: readFileSync('/work/look/dburl','utf8'), DATA_DIR: '/work/look/dbdata' }));
process.env.NODE_OPTIONS='';
for (let i=0;i<5;i++){ await fetchPacked(gw.url+'/news'); await new Promise(r=>setTimeout(r,700)); }
await loadServer(gw,'/news',{seconds:2,headers});
process.kill(gw.pid,'SIGUSR2');
const r=await loadServer(gw,'/news',{seconds:6,headers});
process.kill(gw.pid,'SIGUSR2');
console.log(r);
await new Promise(r=>setTimeout(r,2000));
await gw.stop();
