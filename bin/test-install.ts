import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailStore } from '../sandbox/mailbox/mail-store.ts';
import { startInbox } from '../sandbox/mailbox/smtp-inbox.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { startBareMachine } from '../test/install/bare-machine.ts';
import { forgetLastWalk } from '../test/install/kept-machine.ts';
import { LOOKS, seeAlert, type Walk } from '../test/install/look.ts';
import { ownValues, SITE } from '../test/install/own-values.ts';
import { stepsOf, withOwnValues } from '../test/install/page-steps.ts';

/**
 * Runs docs/installing.md in a bare Debian machine and checks the result. Needs root, mmdebstrap and iptables on Linux,
 * and Chromium. INSTALL_FOLDER keeps the machine with packages and images, but without data, for the next run.
 */
const kept = process.env.INSTALL_FOLDER;
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'install-'));
mkdirSync(folder, { recursive: true });
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

const mails = await openMailStore(null);
const machine = await startBareMachine(folder);
const inbox = await startInbox(mails, { host: machine.outside, hasTls: true });
const walk: Walk = { machine, mails, pictures: folder };
const began = Date.now();
try {
  const forgotten = await forgetLastWalk(machine);
  if (forgotten) console.log(forgotten);
  prepare();
  const page = readFileSync(path.join(projectRoot, 'docs/installing.md'), 'utf8');
  const values = ownValues(`${machine.outside}:${inbox.port}`);
  const steps = withOwnValues(stepsOf(page), values);
  for (const [index, { heading, script }] of steps.entries()) {
    const from = Date.now();
    // Shares this machine's trusted certificates: there may be a TLS-inspecting proxy.
    copyFileSync(TRUSTED, path.join(machine.root, TRUSTED));
    await machine.type(`export CA_BUNDLE=${TRUSTED}\n${script}`);
    tell(heading, from, script.trim().split('\n')[0] ?? '');
    if (/compose stop portal/.test(script)) tell('  seen', from, await seeAlert(walk, 'FIRING'));
    if (/compose start portal/.test(script)) tell('  seen', from, await seeAlert(walk, 'RESOLVED'));
    if (steps[index + 1]?.heading === heading) continue;
    for (const saw of (await LOOKS[heading]?.(walk)) ?? []) tell('  seen', from, saw);
  }
  tell('The whole page', began, 'walked');
} finally {
  await machine.stop();
  await inbox.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** Preconditions of the page: the sources at a URL, and the site's host name. */
function prepare(): void {
  const sources = path.join(machine.root, 'srv/museum-card.git');
  rmSync(sources, { recursive: true, force: true });
  rmSync(path.join(machine.root, 'root/museum-card'), { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--bare', projectRoot, sources]);
  writeFileSync(
    path.join(machine.root, 'etc/hosts'),
    `127.0.0.1 localhost\n${machine.address} ${SITE}\n`,
  );
  // The site's authority is created with its certificate; the outside check verifies it.
  writeFileSync(path.join(machine.root, 'root/.curlrc'), 'insecure\n');
  if (!existsSync(TRUSTED)) throw new Error(`There is no ${TRUSTED}.`);
}

function tell(what: string, from: number, more: string): void {
  const minutes = ((Date.now() - from) / 60_000).toFixed(1).padStart(5);
  console.log(`${minutes} min  ${what}: ${more}`);
}
