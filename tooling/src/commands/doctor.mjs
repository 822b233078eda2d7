import { examinations } from '../doctor/findings.mjs';

let isGrave = false;
for (const [name, examine] of Object.entries(examinations)) {
  const found = await examine();
  if (!found) {
    console.log(`fine   ${name}`);
    continue;
  }
  isGrave ||= found.isGrave;
  console.log(`${found.isGrave ? 'WRONG' : 'note '}  ${name}: ${found.problem}\n         → ${found.fix}`);
}
process.exitCode = isGrave ? 1 : 0;
