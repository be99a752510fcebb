// Readers of bench/besieged-portal.ts, in a separate process, so that a busy flooder does not distort their timing.
import { setTimeout as wait } from 'node:timers/promises';

const READERS = 4;
const [url = '', seconds = '10'] = process.argv.slice(2);
const times: number[] = [];
const end = performance.now() + Number(seconds) * 1000;

async function read(): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`home answered ${answer.status}`);
    times.push(performance.now() - start);
    await wait(50);
  }
}

await Promise.all(Array.from({ length: READERS }, read));
process.send?.(times);
