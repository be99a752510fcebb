import { existsSync } from 'node:fs';
import { findChromium } from '../test/browser.ts';
import { runCommand } from './stage.ts';

/** Debian's browser, installed where it is missing and we may; otherwise a sentence that says what is needed. */
export async function requireChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return 'Chromium is missing, so the browser tests cannot run: install it ("apt-get install chromium") or give its path in CHROMIUM.';
  }
  console.log('Installing Chromium …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  await runCommand(['apt-get', 'update']);
  const { exitCode, output } = await runCommand(
    'apt-get install -y --no-install-recommends chromium'.split(' '),
  );
  if (exitCode === 0 && findChromium()) return null;
  return `Chromium could not be installed: ${output.trim().split('\n').at(-1)}`;
}
