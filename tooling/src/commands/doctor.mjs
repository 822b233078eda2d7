import { examinations } from '../doctor/findings.mjs';

let isGrave = false;
for (const [name, examine] of Object.entries(examinations)) {
  const findings = await examine();
  if (!findings) {
    console.log(`fine   ${name}`);
    continue;
  }
  isGrave ||= findings.isGrave;
  console.log(`${findings.isGrave ? 'WRONG' : 'note '}  ${name}: ${findings.problem}\n         → ${findings.fix}`);
}
process.exitCode = isGrave ? 1 : 0;
