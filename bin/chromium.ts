import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from '../test/browser.ts';
import { runCommand } from './stage.ts';

// The first one available; an old Debian has only the second.
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs Debian's Chromium if it is missing and we may. Returns what is still needed; null: nothing. */
export async function requireChromium(): Promise<string | null> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isThere = process.env.CHROMIUM || existsSync(HEADLESS_SHELL);
  const fault = isThere || !mayInstall ? missing() : await installFirst(PACKAGES);
  return findChromium() ? null : fault;
}

async function installFirst(packages: string[]): Promise<string> {
  console.log('Installing Chromium …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  await runCommand(['apt-get', 'update']);
  let fault = '';
  for (const name of packages) {
    const command = `apt-get install -y --no-install-recommends ${name}`;
    const { output } = await runCommand(command.split(' '));
    if (findChromium()) break;
    fault = output.trim().split('\n').at(-1) ?? '';
  }
  return `Chromium could not be installed: ${fault}`;
}

const missing = () =>
  `Chromium is missing, so the browser tests cannot run: install it ("apt-get install ${PACKAGES[0]}") or give its path in CHROMIUM.`;
