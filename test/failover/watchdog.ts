import { execFileSync } from 'node:child_process';
import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';

export type Watchdog = {
  /** How often it has reset its machine. */
  resets(): number;
  /** Pauses with its machine, like a paused VM. */
  pause(): void;
  resume(): void;
};

/**
 * A replacement of /dev/watchdog for Patroni, a named pipe (its driver `testing`): armed by a timeout, fed by every
 * renewed key, disarmed by the letter V. Resets the machine when armed and not fed.
 */
export function attachWatchdog(pipe: string, reset: () => void): Watchdog {
  execFileSync('mkfifo', ['-m', '666', pipe]);
  // Also open for writing, so that it does not end when a writer closes.
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  let timeoutMs = 60_000;
  let leftMs: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let resets = 0;
  function arm(ms: number): void {
    clearTimeout(timer);
    since = Date.now();
    leftMs = ms;
    timer = setTimeout(() => {
      leftMs = null;
      resets += 1;
      reset();
    }, ms);
  }
  function disarm(): void {
    clearTimeout(timer);
    leftMs = null;
  }
  new Socket({ fd, readable: true, writable: false }).on('data', (data) => {
    const text = data.toString();
    const timeout = /Ctimeout=(\d+)/.exec(text)?.[1];
    if (timeout) timeoutMs = Number(timeout) * 1_000;
    if (text.endsWith('V')) disarm();
    else arm(timeoutMs);
  });
  return {
    resets: () => resets,
    pause() {
      clearTimeout(timer);
      if (leftMs !== null) leftMs -= Date.now() - since;
    },
    resume() {
      if (leftMs !== null) arm(leftMs);
    },
  };
}
