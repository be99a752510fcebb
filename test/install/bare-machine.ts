import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export type BareMachine = {
  root: string;
  address: string;
  /** Address of the surrounding machine, as seen from inside. */
  outside: string;
  /** Runs lines in its shell, in the directory of the previous lines. Throws their output on failure. */
  type(script: string): Promise<string>;
  stop(): Promise<void>;
};

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const MOST_OUTPUT = 64 * 1024 * 1024;
const REMEMBER_FOLDER = `cd "$(cat /run/folder 2>/dev/null || echo /root)"; trap 'pwd >/run/folder' EXIT`;
const run = promisify(execFile);

/** A fresh Debian file system with its own processes, mounts and network. */
export async function startBareMachine(folder: string): Promise<BareMachine> {
  const program = path.join(import.meta.dirname, 'bare-machine.sh');
  const child = spawn(program, ['run', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [pid, address = '', outside = ''] = await new Promise<string[]>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.split(' ').slice(1));
    });
    void ended.then(() => reject(new Error('The machine did not start.')));
  });
  const root = path.join(folder, 'root');
  return {
    root,
    address,
    outside,
    async type(script) {
      const inside = ['-t', `${pid}`, '-m', '-u', '-i', '-n', '-p', '-r', '-w'];
      const env = ['env', '-i', `PATH=${PATH}`, 'HOME=/root', 'DEBIAN_FRONTEND=noninteractive'];
      const shell = ['bash', '-euo', 'pipefail', '-c', `${REMEMBER_FOLDER}\n${script}`];
      const { stdout } = await run('nsenter', [...inside, ...env, ...shell], {
        maxBuffer: MOST_OUTPUT,
      });
      return stdout;
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
