import { spawn } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';
import { fillIn } from './template.ts';

export const PORTS = {
  DATABASE_PORT: 5000,
  PORTAL_PORT: 8080,
  FIRST_PORT: 3000,
  SECOND_PORT: 3100,
};

/** HAProxy with the operators' configuration, in front of the database nodes and the portal's processes. */
export function startProxy(folder: string, machines: Machine[]): void {
  const places = machines.flatMap(({ name, address }, index) => [
    [`NAME_${index + 1}`, name],
    [`ADDRESS_${index + 1}`, address],
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, fillIn('haproxy.cfg', { ...PORTS, ...Object.fromEntries(places) }));
  const log = openSync(path.join(folder, 'haproxy.log'), 'a');
  spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
}
