import { buildIfNeeded } from '../bin/build.mjs';

/** Browser tests use the built pages, as `npm start` does. */
export async function setup(): Promise<void> {
  await buildIfNeeded();
}
