import { expect, test } from 'vitest';
import { filesIn, textOf } from '../../test/repository.ts';

/** Together half a second of CPU and eighty megabytes, which a start and most processes do without. */
const LATE = ['sharp', 'node-pg-migrate', '@simplewebauthn/server', 'jose'];
/** A process of its own, which does nothing else. */
const ALONE = 'server/platform/picture/picture-program.mjs';

test.each(LATE)('%s is loaded where it is needed, not with the portal', (name) => {
  const early = filesIn('server').filter((file) => {
    if (file === ALONE || /\.test\.tsx?$/.test(file)) return false;
    return new RegExp(`^import (?!type )[^;]*'${name}';`, 'm').test(textOf(file));
  });

  expect(early).toEqual([]);
});
