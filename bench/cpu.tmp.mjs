import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { loadServer } from './src/servers/load.mjs';
import { startServer } from './src/servers/server-process.mjs';
import { browserHeaders as headers, fetchPacked } from './src/servers/weigh-page.mjs';
const dir = process.env.ROOT_DIR ?? '/work/main';
const gw = await startServer('gateway/dist/main.mjs', (url) => ({ PUBLIC_URL: url, DATABASE_URL: readFileSync('/work/look/dburl','utf8'), DATA_DIR: '/work/look/dbdata' }));
const answers=[];
for (const path of ['/news','/plans']) { for (let i=0;i<5;i++){ await fetchPacked(gw.url+path); await new Promise(r=>setTimeout(r,700)); }
 const { headers: h, bytes } = await fetchPacked(gw.url+path); const hh=Object.fromEntries(Object.entries(h).filter(([n])=>!['connection','keep-alive','date','transfer-encoding'].includes(n))); answers.push({path,headers:{...hh,'content-length':bytes.length},body:bytes.toString('base64')}); }
mkdirSync('/work/look/plain',{recursive:true}); writeFileSync('/work/look/plain/a.json',JSON.stringify(answers));
const plain = await startServer('bench/src/references/plain-files.mjs',{BENCH_ANSWERS:'/work/look/plain/a.json'});
for (const path of ['/news','/plans']) for (let k=0;k<2;k++){ 
 const a=await loadServer(plain,path,{seconds:3,headers}); const b=await loadServer(gw,path,{seconds:3,headers});
 console.log(path,'plain',a.perSecond,(a.cpu*1000).toFixed(0)+'us','gw',b.perSecond,(b.cpu*1000).toFixed(0)+'us','ratio cpu',(b.cpu/a.cpu).toFixed(2)); }
await plain.stop(); await gw.stop();
