import { buildIfNeeded } from '../bin/build.mjs';

/** Browsers see what `npm start` would show: the built pages. */
export async function setup(): Promise<void> {
  await buildIfNeeded();
}
