const plainRows = 5000;

/** Reads a job until `isReady` is true for it, and returns it. */
async function followJob({ url, headers }, id, isReady) {
  for (;;) {
    const { data } = await (await fetch(`${url}/api/v2/bulk_jobs/${id}`, { headers })).json();
    if (isReady(data)) return data;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isOver = ({ state }) => state !== 'queued' && state !== 'running';

function post({ url, headers }, path, body) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function startChange(target, country_code) {
  const change = { operation: 'edit', selection: { query: {} }, values: { country_code } };
  return (await (await post(target, '/api/v2/job_locations/bulk', change)).json()).data;
}

/** Rows per second that a plain client changes, one statement for each, all in one transaction. */
async function changePlainly(client) {
  const { rows } = await client.query('select id from job_locations order by id desc limit $1', [plainRows]);
  const start = performance.now();
  await client.query('begin');
  for (const { id } of rows)
    await client.query('update job_locations set country_code = $1, updated_at = now() where id = $2', ['BR', id]);
  await client.query('commit');
  return plainRows / ((performance.now() - start) / 1000);
}

/** A change of all rows, taking it back, and stopping another one that is on its way. */
async function runJobs(target) {
  const firstChange = await startChange(target, 'AQ');
  const job = await followJob(target, firstChange.id, isOver);
  const jobMs = Date.parse(job.finished_at) - Date.parse(job.started_at);
  const undoStart = performance.now();
  await post(target, `/api/v2/bulk_jobs/${job.id}/undo`);
  const undoneJob = await followJob(target, job.id, isOver);
  const undoSeconds = (performance.now() - undoStart) / 1000;
  const secondChange = await startChange(target, 'FR');
  // Batches have found their size by then.
  await followJob(target, secondChange.id, (running) => isOver(running) || running.done > target.rowCount / 20);
  const cancelStart = performance.now();
  await post(target, `/api/v2/bulk_jobs/${secondChange.id}/cancel`);
  const { state } = await followJob(target, secondChange.id, isOver);
  if (state !== 'cancelled') throw new Error(`the job to cancel is ${state}`);
  return {
    jobMs,
    perSecond: job.succeeded / (jobMs / 1000),
    undoPerSecond: undoneJob.undone.succeeded / undoSeconds,
    cancelMs: performance.now() - cancelStart,
  };
}

/**
 * Bulk changes with history, audit and undo, beside a plain client that changes row by row and keeps nothing. The
 * reference is less work: it measures the speed of the machine.
 */
export async function measureBulk(target) {
  const before = await changePlainly(target.client);
  const { jobMs, perSecond, undoPerSecond, cancelMs } = await runJobs(target);
  const plain = (before + (await changePlainly(target.client))) / 2;
  return [
    {
      id: 'admin-list.bulk-ratio',
      what: 'rows changed at once per second, against plain updates',
      value: perSecond / plain,
      unit: 'x',
    },
    {
      id: 'admin-list.undo-ratio',
      what: 'rows put back per second, against plain updates',
      value: undoPerSecond / plain,
      unit: 'x',
    },
    { id: 'admin-list.bulk', what: 'rows changed at once, per second', value: perSecond },
    { id: 'admin-list.undo', what: 'rows put back, per second', value: undoPerSecond },
    {
      id: 'admin-list.cancel-ratio',
      what: 'cancelled after, against the whole change',
      value: cancelMs / jobMs,
      unit: 'x',
    },
    { id: 'admin-list.plain-updates', what: 'plain updates, per second', value: plain },
    { id: 'admin-list.cancel', what: 'cancelled after', value: cancelMs, unit: 'ms' },
  ];
}
