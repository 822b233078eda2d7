import { join } from 'node:path';

import { buildIfNeeded } from '@enlace/tooling/build';

import { bars } from './bars.mjs';
import { measureAdminList } from './measure-admin-list.mjs';
import { measureAdminTable } from './measure-admin-table.mjs';
import { measureBundle } from './measure-bundle.mjs';
import { measureCheckIn } from './measure-check-in.mjs';
import { measureDashboards } from './measure-dashboards.mjs';
import { measureEvents } from './measure-events.mjs';
import { measureHtml } from './measure-html.mjs';
import { measureJobs } from './measure-jobs.mjs';
import { measureLearning } from './measure-learning.mjs';
import { measureList } from './measure-list.mjs';
import { measureMemberships } from './measure-memberships.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measurePage } from './measure-page.mjs';
import { measurePeers } from './measure-peers.mjs';
import { measurePhone } from './measure-phone.mjs';
import { measurePool } from './measure-pool.mjs';
import { measureScale } from './measure-scale.mjs';
import { measureBuild, measureStart } from './measure-start.mjs';
import { describeRun } from './report/describe-run.mjs';
import { runBench } from './report/run-bench.mjs';

const parts = [
  // Throws the caches away and takes a minute: only when it is named.
  { name: 'build', title: 'Build', measure: measureBuild, onRequest: true },
  { name: 'bundle', title: 'Bytes, brotli 11, file by file', measure: measureBundle },
  { name: 'page', title: 'In Chromium', measure: measurePage },
  { name: 'phone', title: 'First visit on a phone', measure: measurePhone },
  { name: 'html', title: 'Pages of visitors', measure: measureHtml },
  { name: 'list', title: 'Lists', measure: measureList },
  { name: 'events', title: 'Events and tickets', measure: measureEvents },
  { name: 'check-in', title: 'Check-in without network', measure: measureCheckIn },
  { name: 'learning', title: 'Learning', measure: measureLearning },
  { name: 'memberships', title: 'Memberships', measure: measureMemberships },
  { name: 'jobs', title: 'Job search', measure: measureJobs },
  { name: 'pool', title: 'Talent pool', measure: measurePool },
  { name: 'dashboards', title: 'Dashboards', measure: measureDashboards },
  { name: 'admin-list', title: 'Lists of the back office', measure: measureAdminList },
  // Fills a database for minutes: only when it is named.
  { name: 'scale', title: 'A large community', measure: measureScale, onRequest: true },
  { name: 'admin-table', title: 'The back office in Chromium', measure: measureAdminTable },
  { name: 'start', title: 'Start', measure: measureStart },
  { name: 'memory', title: 'Memory', measure: measureMemory },
  // Installs an app of Next and Lighthouse: only when it is named.
  { name: 'peers', title: 'Beside Next, on a phone', measure: measurePeers, onRequest: true },
];

const names = process.argv.slice(2);
const run = describeRun();
// Bytes of an older state would be measured without a word.
await buildIfNeeded('Building');
const historyFile = join(import.meta.dirname, '../history.jsonl');
process.exitCode = await runBench({ parts, names, bars, run, historyFile });
