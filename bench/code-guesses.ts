// Effect of 10 000 guessed activation codes on other visitors: `npx tsx bench/code-guesses.ts` after `npm run build`. A
// ratio of two readings in one run, independent of the machine's speed.
import { setTimeout as wait } from 'node:timers/promises';
import { newActivationCode } from '../server/activation/activation-secret.ts';
import { print, printReadings, startBesiegedPortal } from './besieged-portal.ts';

const GUESSES = 10_000;
/** Number of IP addresses, so that more than the per-address limit is exercised. */
const PLACES = 500;
const AT_ONCE = 20;
/** Rate while others read. Afterwards as fast as they are answered. */
const PER_SECOND = 60;
const SECONDS = 10;

const { url, readHome, stop } = await startBesiegedPortal();
await readHome(3);
const alone = await readHome(SECONDS);
const began = Date.now();
let isRead = true;
const guessing = guessAll();
const beside = await readHome(SECONDS);
isRead = false;
const answers = await guessing;
const seconds = (Date.now() - began) / 1000;
printReadings(alone, beside);
print(`guesses      ${JSON.stringify(answers)} in ${seconds.toFixed(0)} s`);
await stop();

/** Count of each answer: the state of the code, or the status of a refusal. */
async function guessAll(): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  let next = 0;
  const guesser = async () => {
    while (next < GUESSES) {
      const place = next++ % PLACES;
      const name = await guess(`10.8.${place >> 8}.${place & 255}`);
      answered[name] = (answered[name] ?? 0) + 1;
      if (isRead) await wait((1000 * AT_ONCE) / PER_SECOND);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return answered;
}

async function guess(address: string): Promise<string> {
  const answer = await fetch(`${url}/lwr/apex/v65.0/CardActivationController/checkActivation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code: newActivationCode() }),
  });
  const body = (await answer.json()) as { activationState?: string };
  return answer.ok ? (body.activationState ?? 'ok') : String(answer.status);
}
