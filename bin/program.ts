import { type ChildProcess, fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { StartFailure } from '../server/base/start-failure.ts';

const LONGEST_STOP_MS = 15_000;

export type Part = { name: string; ended: Promise<unknown>; stop(): Promise<void> };

type Program = { name: string; file: string; env: Record<string, string>; logFile: string };

/**
 * Starts a program and waits until it is ready. Its own process group is not reached by Ctrl-C: parts are stopped in
 * order. If this process is killed, the IPC channel closes and the program ends.
 */
export async function startProgram({ name, file, env, logFile }: Program): Promise<Part> {
  const log = openSync(logFile, 'a');
  const child = fork(file, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'pipe', 'ipc'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await readiness(child, name);
  child.stderr?.pipe(process.stderr);
  return { name, ended, stop: () => end(child, ended) };
}

function readiness(child: ChildProcess, name: string): Promise<void> {
  let complaint = '';
  const listen = (text: Buffer) => {
    complaint += text;
  };
  child.stderr?.on('data', listen);
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.stderr?.off('data', listen);
      resolve();
    });
    // After "close" all output has arrived.
    child.once('close', () =>
      reject(new StartFailure(complaint.trim() || `${name} did not start.`)),
    );
  });
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
  await ended;
  clearTimeout(impatience);
}
