import { StartFailure } from '../server/base/start-failure.ts';
import { recordBounce } from '../server/letter/bounce/record-bounce.ts';
import { runCommand } from './command.ts';

/** As sysexits.h calls it: the mail server keeps the message and tries again. */
const TRY_LATER = 75;
const LONGEST_MESSAGE = 5_000_000;

/** For a mail server: one message on standard input, the database in DATABASE_URL. */
async function readMessage(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of process.stdin) {
    length += part.length;
    // A report stands at the beginning; what is longer carries the letter that came back.
    if (length <= LONGEST_MESSAGE) parts.push(part);
  }
  return Buffer.concat(parts);
}

const raw = await readMessage();
await runCommand(
  async (pool) => {
    try {
      console.log(await recordBounce(pool, raw));
    } catch {
      // Without its text: a database repeats what it was given.
      throw new StartFailure('The report could not be recorded.');
    }
  },
  { exitCode: TRY_LATER },
);
