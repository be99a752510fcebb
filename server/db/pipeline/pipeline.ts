import type pg from 'pg';
import { gatheringSocket } from './gathering-socket.ts';
import { prepareStatements } from './prepare-statements.ts';
import { sendOneByOne } from './send-one-by-one.ts';

/**
 * Everything that depends on internals of `pg`: see decision 0120. When off, connections are plain `pg`, slower with
 * the same answers.
 */
export function pipelineOptions(isOn: boolean): pg.PoolConfig {
  return isOn ? { pipeline: true, stream: gatheringSocket } : {};
}

export function setUpConnection(client: pg.PoolClient, isOn: boolean): void {
  if (isOn) prepareStatements(client);
  else sendOneByOne(client);
}
