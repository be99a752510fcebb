import { expect, test } from 'vitest';
import { textOf } from './repository.ts';

test('podman and docker exclude the same files from the image', () => {
  expect(textOf('.dockerignore')).toBe(textOf('.containerignore'));
});

function servicesOf(compose: string): string[] {
  const [, services = ''] = compose.split(/^services:\n/m);
  const [own = ''] = services.split(/^\S/m);
  return own.split(/^ {2}(?=[a-z-]+:\n)/m).filter((service) => /^[a-z-]+:\n/.test(service));
}

test('every service of compose.yaml has a memory limit', () => {
  const named = servicesOf(textOf('compose.yaml'));

  expect(named.length).toBeGreaterThan(6);
  for (const service of named) expect(service).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
});

/** Services that start as root, and why that is safe. */
const BEGIN_AS_ROOT: Record<string, RegExp | null> = {
  // The entrypoint of PostgreSQL's image prepares its folder and switches to postgres.
  database: null,
  'backup-folder': /restart: "no"/,
  // Reads the secret, then runs `setpriv`.
  backup: /deploy\/backup\.sh/,
  // Root without capabilities, except for the two ports.
  proxy: /cap_drop: \[ALL\]\n {4}cap_add: \[NET_BIND_SERVICE\]/,
  // The image has USER 10001.
  portal: /cap_drop: \[ALL\]/,
};

test('no service of compose.yaml keeps running as root', () => {
  for (const service of servicesOf(textOf('compose.yaml'))) {
    const name = service.slice(0, service.indexOf(':'));
    if (name in BEGIN_AS_ROOT) expect(service).toMatch(BEGIN_AS_ROOT[name] ?? /./);
    else expect(service).toMatch(/^ {4}user: (?!"?(0|root))\S+$/m);
  }
  expect(textOf('Containerfile')).toMatch(/^USER 10001:10001$/m);
  expect(textOf('deploy/backup.sh')).toContain('exec setpriv --reuid=postgres');
});

test('Renovate pins every image by its digest', () => {
  expect(JSON.parse(textOf('renovate.json')).extends).toContain('docker:pinDigests');
});
