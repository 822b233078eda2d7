#!/usr/bin/env node
import { run } from '../src/enlace/run.mjs';

process.exitCode = await run(process.argv.slice(2));
