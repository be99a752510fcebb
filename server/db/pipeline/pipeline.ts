import type pg from 'pg';
import { gatheringSocket } from './gathering-socket.ts';
import { prepareStatements } from './prepare-statements.ts';
import { sendOneByOne } from './send-one-by-one.ts';

/**
 * All that changes how statements travel, and with it all that leans on how `pg` works inside: see decision 0120.
 * Off, a connection is one of plain `pg`, slower and with the same answers.
 */
export function pipelineOptions(isOn: boolean): pg.PoolConfig {
  return isOn ? { pipeline: true, stream: gatheringSocket } : {};
}

export function setUpConnection(client: pg.PoolClient, isOn: boolean): void {
  if (isOn) prepareStatements(client);
  else sendOneByOne(client);
}
