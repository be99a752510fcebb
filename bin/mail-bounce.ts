import { StartFailure } from '../server/base/start-failure.ts';
import { recordBounce } from '../server/letter/bounce/record-bounce.ts';
import { runCommand } from './command.ts';

/** EX_TEMPFAIL of sysexits.h: the mail server keeps the message and retries. */
const TRY_LATER = 75;
const LONGEST_MESSAGE = 5_000_000;

/** For a mail server: one message on standard input, the database in DATABASE_URL. */
async function readMessage(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of process.stdin) {
    length += part.length;
    // A bounce report comes first; a longer rest is the returned letter.
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
      // Without the message: database errors quote their values.
      throw new StartFailure('The report could not be recorded.');
    }
  },
  { exitCode: TRY_LATER },
);
