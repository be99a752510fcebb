// npm run bench:decade: cost of every call and job in a scheme of ten years (1 500 000 cards, 25 000 000 visits, 4 000
// 000 payments) beside the same in a young one, in one run. DECADE_SCALE=0.1 is a smaller scheme; DECADE_FOLDER keeps
// the databases, which are filled once.
import { inBothWorlds } from './both-worlds.ts';
import { printVerdict } from './compare-worlds.ts';
import { compareCalls } from './decade-calls.ts';
import { compareJobs, settleWorlds } from './decade-jobs.ts';

await inBothWorlds(async (worlds) => {
  await settleWorlds(worlds);
  const only = process.env.DECADE_ONLY;
  if (only !== 'jobs') await compareCalls(worlds);
  if (only !== 'calls') await compareJobs(worlds);
  printVerdict();
});
